/** Reviews per page of the list. */
export const REVIEW_PAGE_SIZE = 5
/** Longer side in pixels and quality of a sent photo: tried in order until it is small enough. */
export const PHOTO_TRIES = [
  { side: 1_024, quality: 0.8 },
  { side: 1_024, quality: 0.65 },
  { side: 800, quality: 0.6 },
  { side: 640, quality: 0.5 },
  { side: 480, quality: 0.4 },
] as const
