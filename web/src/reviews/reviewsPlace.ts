/** Id of the reviews' element on a product page. */
export const REVIEWS_PLACE = 'reviews'
