/** Name of the queue's task that hands in a review, and of what such tasks wait for in turn. */
export const CREATE_REVIEW = 'createReview'
export const REVIEW_SCOPE = 'reviews'
