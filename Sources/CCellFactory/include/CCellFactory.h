#ifndef C_CELL_FACTORY_H
#define C_CELL_FACTORY_H

#include <stdint.h>

/// Makes a table cell from its metatype by calling `init(style:reuseIdentifier:)` through the class's
/// vtable, which pure Swift refuses unless the initialiser is `required` (and no cell in the wild says so).
///
/// `style` is the raw value of `UITableViewCell.CellStyle`. The two words are those of one owned
/// `String?`: the initialiser consumes it. The result is owned by the caller.
void *_Nonnull list_kit_make_cell(uint8_t style, uintptr_t identifier_word_0,
                                  uintptr_t identifier_word_1,
                                  const void *_Nonnull metatype);

/// The same for a header or footer view, by calling `init(reuseIdentifier:)`.
void *_Nonnull list_kit_make_header_footer(uintptr_t identifier_word_0,
                                           uintptr_t identifier_word_1,
                                           const void *_Nonnull metatype);

#endif
