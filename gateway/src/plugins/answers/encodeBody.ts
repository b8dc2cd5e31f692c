import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { accepts } from '@hogar/schema/http/accepts.ts'

/** Bodies below this size fit into a packet with their head: compression would gain nothing. */
const COMPRESSED_MIN_BYTES = 1_400

type Encoded = Readonly<{ bytes: Buffer; headers: Readonly<Record<string, string>> }>

/**
 * Returns the bytes of a body, compressed if the client accepts it, and their headers. Synchronous, since a reply of
 * 150 kB takes half a millisecond, less than the way to a thread and back costs at ordinary sizes. The storefront's
 * server accepts no encoding: on a loopback interface bytes cost less than compression.
 */
export function encodeBody(body: string, acceptEncoding: string | string[] | undefined): Encoded {
  const bytes = Buffer.from(body)
  if (bytes.length < COMPRESSED_MIN_BYTES) return { bytes, headers: {} }
  if (accepts(acceptEncoding, 'br')) {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
    const params = { [BROTLI_PARAM_QUALITY]: 3, [BROTLI_PARAM_SIZE_HINT]: bytes.length }
    return { bytes: brotliCompressSync(bytes, { params }), headers: { 'content-encoding': 'br' } }
  }
  if (accepts(acceptEncoding, 'gzip'))
    return { bytes: gzipSync(bytes, { level: 4 }), headers: { 'content-encoding': 'gzip' } }
  return { bytes, headers: {} }
}
