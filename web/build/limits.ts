/**
 * JavaScript that the first visit of a store's home may load, compressed: 1.2 times an empty page with React DOM, Relay
 * and the router, which is 157.0 kB (measured by `bench/storefront/floorBytes.ts`).
 */
export const FIRST_LOAD_MAX_BYTES = 188_400
/** Smaller files gain nothing from being compressed. */
export const COMPRESS_MIN_BYTES = 512
/** Parts of the page loaded on their own that have to need a module for it to be in the shared file. */
export const SHARED_BY_PAGES = 5
