// The only file that knows the learner's module. Everything that a check needs of `MemberCell` is here.
import Lesson02Given
import UIKit

@testable import Lesson02

/// The class that the table makes cells of.
@MainActor let subjectClass: UITableViewCell.Type = MemberCell.self

/// Makes a cell as a table does, for the comparison with a new one.
@MainActor
func makeSubject() -> UITableViewCell {
  MemberCell(style: .default, reuseIdentifier: "member")
}

/// Lets the learner's cell show a member.
@MainActor
func configureSubject(
  _ cell: UITableViewCell, _ member: Member, _ actions: any MemberActions
) {
  (cell as? MemberCell)?.configure(member, actions: actions)
}
