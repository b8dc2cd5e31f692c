/** Questions of each product in one call. */
export const QUESTION_LIST_SIZE = 50
/** SKUs in one call for questions. */
export const QUESTION_BATCH_SIZE = 15
/** Maximum length of an answer that is shown. */
export const ANSWER_MAX_CHARACTERS = 2_000
/** Rate limit of questions: each one costs manual work. */
export const QUESTIONS_ASKED_MAX = 10
export const QUESTIONS_ASKED_WINDOW_MS = 60 * 60_000
