/** Default page size of a connection. */
export const PAGE_SIZE_DEFAULT = 20

/** Assumed size of a list without a page size argument. */
export const LIST_SIZE_DEFAULT = 10

/** Known usual sizes of lists, by schema coordinate. */
export const LIST_SIZES: Readonly<Record<string, number>> = {
  'Cart.lines': 20,
  'CartLine.options': 2,
  'CartLineChoices.bundleOptions': 2,
  'CartLineChoices.customOptions': 2,
  'CartTotals.segments': 5,
  'Category.alternates': 4,
  'Category.breadcrumbs': 3,
  'Category.children': 10,
  'CmsPage.alternates': 4,
  'Comparison.products': 4,
  'Comparison.rows': 15,
  'Comparison.variants': 4,
  'ConfigurableOption.values': 8,
  'ConfigurableProduct.options': 2,
  'Customer.addresses': 5,
  'Customer.devices': 5,
  'Facet.values': 8,
  'Order.segments': 5,
  'OrderLine.options': 2,
  'PaymentMethod.plans': 2,
  'Product.alternates': 4,
  'Product.breadcrumbs': 3,
  'Product.media': 5,
  'Product.tags': 2,
  'ProductConnection.facets': 12,
  'ProductPrice.instalments': 2,
  'ProductVariant.attributes': 10,
  'ProductVariant.media': 4,
  'ProductVariant.selection': 2,
  'ProductVariant.tags': 2,
  'Quote.lines': 8,
  'QuoteLine.options': 2,
  'Query.stores': 5,
  'SharedCart.lines': 20,
  'SharedCartLine.options': 2,
  'SitemapEntry.alternates': 4,
  'SitemapPart.entries': 500,
  'Suggestions.categories': 5,
  'Suggestions.products': 8,
}
