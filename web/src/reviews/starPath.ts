/** A star from its upper tip on, in a square of this size whose upper tip is at 12, 3. */
export const STAR_PATH = 'l2.7 5.9 6.3.7-4.7 4.3 1.3 6.3-5.6-3.2-5.6 3.2 1.3-6.3-4.7-4.3 6.3-.7z'
export const STAR_WIDTH = 24
