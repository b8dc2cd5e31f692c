/** Largest width or height of a product picture that may be asked for. */
export const IMAGE_SIDE_MAX_PX = 1024
/** Editorial scenes stand across a whole page. */
export const SCENE_SIDE_MAX_PX = 1600
export const IMAGE_PATH_MAX_CHARACTERS = 512
/** Encoders at work at the same time: libvips uses the cores by itself. */
export const ENCODES_AT_ONCE = 2
/** Encodes that may wait; more are told to come back. */
export const ENCODE_QUEUE_MAX = 64
export const BUSY_RETRY_AFTER_SECONDS = 2
/** A year, as the public contract of the image service says. */
export const IMAGE_MAX_AGE_SECONDS = 31_557_600
