import { type Gzip, constants, createGzip } from 'node:zlib'

/** Little effort: a page is compressed for one visitor, and the gain of more is small. */
const LEVEL = 4

/** Compresses a page as it streams: each flush of React leaves at once, not when a block of the compressor is full. */
export function createPageGzip(): Gzip {
  return createGzip({ level: LEVEL, flush: constants.Z_SYNC_FLUSH })
}
