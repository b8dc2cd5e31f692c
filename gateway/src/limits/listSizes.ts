/** Items that a connection gives when nobody says how many. */
export const PAGE_SIZE_DEFAULT = 20

/** Items that a list without an argument for its length is taken to have. */
export const LIST_SIZE_DEFAULT = 10

/** Lists whose usual length is known, by schema coordinate. */
export const LIST_SIZES: Readonly<Record<string, number>> = {
  'Cart.lines': 20,
  'CartLine.options': 2,
  'CartTotals.segments': 5,
  'Category.breadcrumbs': 3,
  'Category.children': 10,
  'ConfigurableOption.values': 8,
  'ConfigurableProduct.options': 2,
  'Order.segments': 5,
  'OrderLine.options': 2,
  'Product.breadcrumbs': 3,
  'Product.media': 5,
  'Product.tags': 2,
  'ProductPrice.instalments': 2,
  'ProductVariant.media': 3,
  'ProductVariant.selection': 2,
  'Query.stores': 5,
}
