import { constants } from 'node:zlib'
import type { FastifyCompressOptions } from '@fastify/compress'

/**
 * Compression of streamed pages, by the routes that ask for it: each flush of React is sent at once, not when a block of
 * the compressor is full. Low levels: a page is compressed for one visitor, and higher ones gain little.
 */
export const PAGE_COMPRESSION: FastifyCompressOptions = {
  global: false,
  encodings: ['br', 'gzip'],
  brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 4 },
}
