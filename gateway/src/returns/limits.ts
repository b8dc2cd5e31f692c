/** Maximum returns of one order, and lines of one return, in a reply. */
export const RETURNS_READ_MAX = 10
export const RETURN_LINES_MAX = 200
/** Maximum length of a photo in a reply, in characters of base64. */
export const RETURN_PHOTO_MAX_CHARACTERS = 1_400_000
/** Rate limit of returns and cancellations per session, and its window. */
export const RETURNS_ASKED_MAX = 30
export const RETURNS_ASKED_WINDOW_MS = 3_600_000
/** Maximum answers of one question. */
export const ANSWER_OPTIONS_MAX = 50
