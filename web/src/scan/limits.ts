/** Interval between decoded camera pictures: short enough to feel immediate, long enough to keep a phone cool. */
export const SCAN_INTERVAL_MS = 150
/** Longer side of the picture searched for a code; more costs time without benefit. */
export const SCAN_PICTURE_MAX_PIXELS = 960
/** Longer side of a photo; it is decoded once, so it may take longer. */
export const PHOTO_PICTURE_MAX_PIXELS = 1_600
/** Maximum length of a code that the gateway accepts. */
export const CODE_MAX_CHARACTERS = 2_000
