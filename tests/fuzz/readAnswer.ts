/** A response as a strict client reads it. */
export type RawAnswer = Readonly<{
  status: number
  headers: ReadonlyMap<string, string>
  body: string
  /** Bytes that it took; what follows belongs to the next answer. */
  length: number
  /** True where the server says that it closes, or only the end of the connection ends the body. */
  closes: boolean
}>

export class InvalidAnswer extends Error {}

type Reading = Readonly<{ isHead: boolean; isEnded: boolean }>
const STATUS_LINE = /^HTTP\/1\.1 ([1-5]\d\d)(?: [\x20-\x7e]*)?$/
const HEADER_LINE = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*?)[ \t]*$/

/**
 * Reads the first answer of what has arrived. Returns null while it is not whole. Throws InvalidAnswer for what HTTP/1.1
 * does not allow: a bad status line or header, two lengths, a bad length or chunk.
 */
export function readAnswer(buffer: Buffer, { isHead, isEnded }: Reading): RawAnswer | null {
  const end = buffer.indexOf('\r\n\r\n')
  if (end === -1) return null
  const [statusLine = '', ...lines] = buffer.toString('latin1', 0, end).split('\r\n')
  const status = Number(STATUS_LINE.exec(statusLine)?.[1])
  if (!status) throw new InvalidAnswer(`status line ${JSON.stringify(statusLine)}`)
  const headers = readHeaders(lines)
  const start = end + 4
  if (status < 200) {
    const final = readAnswer(buffer.subarray(start), { isHead, isEnded })
    return final && { ...final, length: final.length + start }
  }
  const says = headers.get('connection')?.toLowerCase() === 'close'
  const finished = (body: Buffer, length: number, closes = says): RawAnswer => ({
    status,
    headers,
    body: body.toString('utf8'),
    length: start + length,
    closes,
  })
  if (isHead || status === 204 || status === 304) return finished(Buffer.alloc(0), 0)
  const content = buffer.subarray(start)
  if (headers.get('transfer-encoding') === 'chunked') {
    const chunks = readChunks(content)
    return chunks && finished(chunks.body, chunks.length)
  }
  const stated = headers.get('content-length')
  if (stated !== undefined) {
    if (!/^\d+$/.test(stated)) throw new InvalidAnswer(`content-length ${stated}`)
    return content.length < Number(stated) ? null : finished(content.subarray(0, Number(stated)), Number(stated))
  }
  return isEnded ? finished(content, content.length, true) : null
}

function readHeaders(lines: readonly string[]): Map<string, string> {
  const headers = new Map<string, string>()
  for (const line of lines) {
    const [, name, value] = HEADER_LINE.exec(line) ?? []
    if (name === undefined || value === undefined) throw new InvalidAnswer(`header ${JSON.stringify(line)}`)
    const key = name.toLowerCase()
    const earlier = headers.get(key)
    if (earlier !== undefined && /^(?:content-length|transfer-encoding|location)$/.test(key))
      throw new InvalidAnswer(`${key} twice`)
    headers.set(key, earlier === undefined ? value : `${earlier}\n${value}`)
  }
  if (headers.has('content-length') && headers.has('transfer-encoding')) throw new InvalidAnswer('two lengths')
  return headers
}

function readChunks(content: Buffer): Readonly<{ body: Buffer; length: number }> | null {
  // Most answers are looked at many times before they are whole.
  if (!content.subarray(-5).equals(LAST_CHUNK) && !content.includes(LAST_CHUNK)) return null
  const parts: Buffer[] = []
  let at = 0
  for (;;) {
    const line = content.indexOf('\r\n', at)
    if (line === -1) return null
    const text = content.toString('latin1', at, line)
    if (!/^[0-9a-f]{1,8}$/i.test(text)) throw new InvalidAnswer(`chunk ${JSON.stringify(text.slice(0, 80))}`)
    const size = Number.parseInt(text, 16)
    const next = line + 2 + size
    if (content.length < next + 2) return null
    if (content.toString('latin1', next, next + 2) !== '\r\n') throw new InvalidAnswer('chunk without end')
    if (size === 0) return { body: Buffer.concat(parts), length: next + 2 }
    parts.push(content.subarray(line + 2, next))
    at = next + 2
  }
}

const LAST_CHUNK = Buffer.from('0\r\n\r\n')
