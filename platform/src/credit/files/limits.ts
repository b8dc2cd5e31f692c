/** Random bytes of a file's name on disk. */
export const FILE_NAME_BYTES = 24
/** A PDF has fewer bytes than this. */
export const PDF_MAX_BYTES = 500_000
/** Largest JPEG and largest video, in bytes, and the pixels that a JPEG may have. */
export const JPEG_MAX_BYTES = 540_000
export const VIDEO_MAX_BYTES = 540_000
export const JPEG_MAX_PIXELS = 24_000_000
/** Longest content of a body in base64. Larger files are refused by their size, the largest by the size of the body. */
export const CONTENT_MAX_CHARACTERS = 1_040_000
/** Longer side of a photo as it is kept, in pixels, and its quality. */
export const FILE_SIDE_PIXELS = 1_600
export const FILE_QUALITY_PERCENT = 80
/** Shorter side of a legible document, and of a legible picture of a face, in pixels. */
export const DOCUMENT_MIN_SIDE_PIXELS = 600
export const FACE_MIN_SIDE_PIXELS = 240
/** Files that one application may send within a quarter of an hour. */
export const UPLOADS_MAX = 30
/** Challenges of a live test within a quarter of an hour, and the time in seconds for which one is good. */
export const LIVE_TRIES_MAX = 5
export const LIVE_CHALLENGE_SECONDS = 120
/** Moves of a challenge, and frames that show them. */
export const LIVE_MOVES = 3
export const LIVE_FRAMES = 3
/** Least mean difference of two frames, as a share of full brightness, and the side in pixels at which they are compared. */
export const FRAME_DIFFERENCE_MIN = 0.02
export const COMPARED_SIDE_PIXELS = 64
/** Age in minutes of a file without a row before it is removed: its row may be about to be written. */
export const ORPHAN_MINUTES = 60
