/** Maximum lengths of a question, of its answer, and of the name that is shown with it, in characters. */
export const QUESTION_MAX_CHARACTERS = 500
export const ANSWER_MAX_CHARACTERS = 2_000
export const ASKER_MAX_CHARACTERS = 60
/** Answered questions that one call lists of a product, and the products that it may name. */
export const QUESTION_LIST_SIZE = 50
export const QUESTION_LIST_MAX_SKUS = 15
/** Maximum offset in the list of a product's questions: deeper pages are not requested. */
export const QUESTION_LIST_FROM_MAX = 20_000
/** Questions that a moderator is shown at once. */
export const PENDING_QUESTIONS_MAX = 200
