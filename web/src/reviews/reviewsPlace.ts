/** Where the reviews stand on a product's page. */
export const REVIEWS_PLACE = 'reviews'
