/** Path of a star relative to its upper tip, which is at 12, 3 in a square of this size. */
export const STAR_PATH = 'l2.7 5.9 6.3.7-4.7 4.3 1.3 6.3-5.6-3.2-5.6 3.2 1.3-6.3-4.7-4.3 6.3-.7z'
export const STAR_WIDTH = 24
