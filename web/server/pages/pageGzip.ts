import { type Gzip, constants, createGzip } from 'node:zlib'

/** Low compression level: a page is compressed for one visitor, and a higher level gains little. */
const LEVEL = 4

/**
 * Creates a gzip stream for a streamed page: each flush of React is sent at once, not when a block of the compressor
 * is full.
 */
export function createPageGzip(): Gzip {
  return createGzip({ level: LEVEL, flush: constants.Z_SYNC_FLUSH })
}
