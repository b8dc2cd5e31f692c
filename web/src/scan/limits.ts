/** How often a camera's picture is looked at: often enough to feel at once, seldom enough to keep a phone cool. */
export const SCAN_INTERVAL_MS = 150
/** Longer side of the picture that is searched for a code; more only costs time. */
export const SCAN_PICTURE_MAX_PIXELS = 960
/** A photograph is looked at once, so that it may take longer. */
export const PHOTO_PICTURE_MAX_PIXELS = 1_600
/** What the gateway takes for a code. */
export const CODE_MAX_CHARACTERS = 2_000
