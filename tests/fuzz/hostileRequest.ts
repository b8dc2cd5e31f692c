/** One request as bytes, and what may be expected of its answer. */
export type HostileRequest = Readonly<{
  bytes: Buffer
  /** Which generator made it. */
  kind: string
  isHead: boolean
  /** False where the message is cut, too large or no single HTTP request: the server may close instead of answering. */
  isWhole: boolean
}>

export type Header = readonly [name: string, value: string]

type Parts = Readonly<{
  kind: string
  method?: string
  target: string
  version?: string
  headers?: readonly Header[]
  /** Sent with its own length unless the headers frame it. */
  body?: string | Buffer
}>

/** Bytes of a head that servers read as a whole; beyond that they close the connection while it is being written. */
const HEAD_WHOLE_MAX_BYTES = 15_000
const BODY_WHOLE_MAX_BYTES = 200_000
/** Headers that change where a message ends, or what its connection becomes. */
const FRAMING = /^(?:content-length|transfer-encoding|connection|upgrade|expect|trailer|te)$/i
// eslint-disable-next-line no-control-regex -- these are what is looked for
const BREAKING = /[\0\r\n]/

/** Writes a request. Nothing is checked or escaped: that is the point. */
export function hostileRequest({
  kind,
  method = 'GET',
  target,
  version = 'HTTP/1.1',
  headers = [],
  body,
}: Parts): HostileRequest {
  const isFramed = headers.some(([name]) => FRAMING.test(name))
  const content = Buffer.from(body ?? '')
  const length: readonly Header[] = body === undefined || isFramed ? [] : [['content-length', String(content.length)]]
  const lines = [...headers, ...length].map(([name, value]) => `${name}: ${value}\r\n`)
  const head = Buffer.from(`${method} ${target} ${version}\r\n${lines.join('')}\r\n`)
  const isBroken = [method, target, ...headers.flat()].some((part) => BREAKING.test(part))
  return {
    kind,
    bytes: Buffer.concat([head, content]),
    isHead: method === 'HEAD',
    isWhole:
      !isFramed &&
      !isBroken &&
      version === 'HTTP/1.1' &&
      method !== 'CONNECT' &&
      head.length <= HEAD_WHOLE_MAX_BYTES &&
      content.length <= BODY_WHOLE_MAX_BYTES,
  }
}

/** The command that sends the same bytes again. Long ones are cut: the whole is in the file beside it. */
export function printfCommand(bytes: Buffer, { maxBytes = 2_000 } = {}): string {
  const escaped = [...bytes.subarray(0, maxBytes)]
    .map((byte) => {
      const character = String.fromCharCode(byte)
      if (character === '%') return '%%'
      return byte >= 0x20 && byte < 0x7f && !`'\\`.includes(character)
        ? character
        : `\\x${byte.toString(16).padStart(2, '0')}`
    })
    .join('')
  return `printf '${escaped}'${bytes.length > maxBytes ? ` # and ${bytes.length - maxBytes} bytes more` : ''}`
}
