/** Returns of one order that are read, and lines of one. */
export const RETURNS_READ_MAX = 10
export const RETURN_LINES_MAX = 200
/** Longest photo out of the platform that is passed on, in characters of base64. */
export const RETURN_PHOTO_MAX_CHARACTERS = 1_400_000
/** Returns and cancellations that one session may ask for, and in what time. */
export const RETURNS_ASKED_MAX = 30
export const RETURNS_ASKED_WINDOW_MS = 3_600_000
/** Answers that one question offers. */
export const ANSWER_OPTIONS_MAX = 50
