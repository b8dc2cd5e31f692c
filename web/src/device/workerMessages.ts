/** Message to a waiting version of the service worker: it takes over the pages of the present one. */
export const TAKE_OVER = 'take-over'

/** Message to the active service worker: it takes over pages that have none. */
export const CLAIM = 'claim'
