/** JavaScript that the first visit of a store's home may load, compressed: React, Relay and the router are 161 kB of it. */
export const FIRST_LOAD_MAX_BYTES = 193_200
/** Smaller files gain nothing from being compressed. */
export const COMPRESS_MIN_BYTES = 512
