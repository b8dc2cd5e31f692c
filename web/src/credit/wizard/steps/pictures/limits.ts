/** Longer side of a picture as it is held on the device, and of a photo of a document as it is sent, in pixels. */
export const PICTURE_SIDE_PIXELS = 1_600
/** Longer side in pixels and JPEG quality of a photo of a document: tried in order until it is small enough. */
export const DOCUMENT_TRIES = [
  { side: PICTURE_SIDE_PIXELS, quality: 0.8 },
  { side: PICTURE_SIDE_PIXELS, quality: 0.6 },
  { side: 1_280, quality: 0.6 },
  { side: 1_024, quality: 0.6 },
] as const
/** The same of a picture of a live test: four of them are sent in one body. */
export const FACE_TRIES = [
  { side: 640, quality: 0.8 },
  { side: 640, quality: 0.6 },
  { side: 480, quality: 0.6 },
] as const
/** Most bytes of a picture of a live test: four of them, in base64, are below `LIVE_TEST_MAX_BYTES`. */
export const FACE_MAX_BYTES = 130_000
/** Shorter side of a legible document, and of a legible picture of a face, in pixels. */
export const DOCUMENT_MIN_SIDE_PIXELS = 600
export const FACE_MIN_SIDE_PIXELS = 240
/** Resolution that is asked of a camera, in pixels: at the usual one a document cannot be read. */
export const CAMERA_WIDTH_PIXELS = 1_920
export const CAMERA_HEIGHT_PIXELS = 1_080
/** Bounds of legibility of brightness, of 255. Those of the platform, so that a photo is refused before it is sent. */
export const BRIGHTNESS_MIN = 40
export const BRIGHTNESS_MAX = 225
export const DEVIATION_MIN = 25
export const SHARPNESS_MIN = 60
/** Least mean difference of two frames of a live test, as a share of full brightness, and the side at which they are compared. */
export const FRAME_DIFFERENCE_MIN = 0.02
export const COMPARED_SIDE_PIXELS = 64
/** Time after which an upload without an answer has failed. */
export const UPLOAD_TIMEOUT_MS = 120_000
