/** Longer side of a photo that is sent, in pixels, and how finely: tried one after the other until it is small enough. */
export const PHOTO_TRIES = [
  { side: 1_024, quality: 0.7 },
  { side: 800, quality: 0.6 },
  { side: 640, quality: 0.5 },
  { side: 480, quality: 0.4 },
] as const
