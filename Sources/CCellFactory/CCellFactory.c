// The one place that knows how Swift mangles the initialisers of `UITableViewCell` and
// `UITableViewHeaderFooterView`. The names change when their module, class or parameter types change;
// `CellFactoryTests` and `HeaderFooterFactoryTests` fail then.

#include "CCellFactory.h"

#ifdef __APPLE__
#define SWIFT_SYMBOL(name) __asm__("_" name)
#else
#define SWIFT_SYMBOL(name) __asm__(name)
#endif

/// Method descriptor of `UITableViewCell.init(style:reuseIdentifier:)` and the descriptor of its class.
extern const char cell_initializer
    SWIFT_SYMBOL("$s7ListKit15UITableViewCellC5style15reuseIdentifierA2C0E5StyleO_SSSgtcfCTq");
extern const char cell_class SWIFT_SYMBOL("$s7ListKit15UITableViewCellCMn");

extern const void *swift_lookUpClassMethod(const void *metatype, const void *method,
                                           const void *class_descriptor);

typedef __attribute__((swiftcall)) void *(*initializer)(
    uint8_t style, uintptr_t word_0, uintptr_t word_1,
    __attribute__((swift_context)) const void *metatype);

void *list_kit_make_cell(uint8_t style, uintptr_t identifier_word_0, uintptr_t identifier_word_1,
                         const void *metatype) {
  initializer make =
      (initializer)swift_lookUpClassMethod(metatype, &cell_initializer, &cell_class);
  return make(style, identifier_word_0, identifier_word_1, metatype);
}

/// Method descriptor of `UITableViewHeaderFooterView.init(reuseIdentifier:)` and that of its class.
extern const char header_footer_initializer
    SWIFT_SYMBOL("$s7ListKit023UITableViewHeaderFooterD0C15reuseIdentifierACSSSg_tcfCTq");
extern const char header_footer_class SWIFT_SYMBOL("$s7ListKit023UITableViewHeaderFooterD0CMn");

typedef __attribute__((swiftcall)) void *(*header_footer_init)(
    uintptr_t word_0, uintptr_t word_1,
    __attribute__((swift_context)) const void *metatype);

void *list_kit_make_header_footer(uintptr_t identifier_word_0, uintptr_t identifier_word_1,
                                  const void *metatype) {
  header_footer_init make = (header_footer_init)swift_lookUpClassMethod(
      metatype, &header_footer_initializer, &header_footer_class);
  return make(identifier_word_0, identifier_word_1, metatype);
}
