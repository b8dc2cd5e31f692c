/** Largest width or height of a product picture that may be asked for. */
export const IMAGE_SIDE_MAX_PX = 1024
/** Editorial scenes stand across a whole page. */
export const SCENE_SIDE_MAX_PX = 1600
/** Bytes that kept pictures may take on disk: every picture of some thousand products in all sizes. */
export const PICTURES_MAX_BYTES = 2 * 1024 ** 3
export const IMAGE_PATH_MAX_CHARACTERS = 512
/** Threads that draw and encode; each is started when it is first needed. */
export const PICTURE_WORKERS_MAX = 2
/** Maximum number of pictures that wait for a thread; further requests get a retry answer. */
export const PICTURE_QUEUE_MAX = 64
/** Pictures drawn ahead of the first visitor, and how long the start of the house is left alone before. */
export const WARM_UP_MAX_PICTURES = 180
export const WARM_UP_DELAY_MS = 8_000
/** Pause of the warm-up when it finds a requested picture being drawn. */
export const WARM_UP_STEP_BACK_MS = 1_000
export const BUSY_RETRY_AFTER_SECONDS = 2
/** A year, as the public contract of the image service says. */
export const IMAGE_MAX_AGE_SECONDS = 31_557_600
/** Mean brightness of a legible picture, of 255, and the least deviation and sharpness (variance of the Laplacian). */
export const BRIGHTNESS_MIN = 40
export const BRIGHTNESS_MAX = 225
export const DEVIATION_MIN = 25
export const SHARPNESS_MIN = 60
