import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { accepts } from '@hogar/schema/http/accepts.ts'

/** Bodies below this size fit into a packet with their head: compression would gain nothing. */
const COMPRESSED_MIN_BYTES = 1_400

type Encoded = Readonly<{ content: string | Buffer; headers: Readonly<Record<string, string | number>> }>

/**
 * Returns a body as it is sent, compressed if the client accepts it, and its headers. Synchronous, since a reply of 150 kB
 * takes half a millisecond, less than the way to a thread and back costs at ordinary sizes. The storefront's server
 * accepts no encoding: on a loopback interface bytes cost less than compression.
 */
export function encodeBody(body: string, acceptEncoding: string | string[] | undefined): Encoded {
  const length = Buffer.byteLength(body)
  if (length >= COMPRESSED_MIN_BYTES) {
    if (accepts(acceptEncoding, 'br')) return compressed('br', brotli(body, length))
    if (accepts(acceptEncoding, 'gzip')) return compressed('gzip', gzipSync(body, { level: 4 }))
  }
  return { content: body, headers: { 'content-length': length } }
}

function compressed(encoding: 'br' | 'gzip', content: Buffer): Encoded {
  return { content, headers: { 'content-encoding': encoding, 'content-length': content.length } }
}

function brotli(body: string, length: number): Buffer {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return brotliCompressSync(body, { params: { [BROTLI_PARAM_QUALITY]: 3, [BROTLI_PARAM_SIZE_HINT]: length } })
}
