/** Longer side in pixels and JPEG quality of a sent photo: tried in order until the photo is small enough. */
export const PHOTO_TRIES = [
  { side: 1_024, quality: 0.7 },
  { side: 800, quality: 0.6 },
  { side: 640, quality: 0.5 },
  { side: 480, quality: 0.4 },
] as const
