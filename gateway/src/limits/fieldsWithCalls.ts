/**
 * Fields that make a REST call for each object that has them, by schema coordinate: no call of the public API answers
 * several lists of products at once. Other fields of lists are read in batches.
 */
export const FIELDS_WITH_CALLS: ReadonlySet<string> = new Set([
  'BlogCategory.posts',
  'BlogPost.next',
  'BlogPost.previous',
  'Category.products',
  'LandingProducts.products',
  'ProductConnection.facets',
  'Promotion.products',
  'Series.products',
])
