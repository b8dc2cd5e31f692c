export const GRAPHQL_RESPONSE = 'application/graphql-response+json'
export const JSON_RESPONSE = 'application/json'

export type MediaType = typeof GRAPHQL_RESPONSE | typeof JSON_RESPONSE

/**
 * Formats of an incremental reply, by the parameter that names them: the one of August 2022 (`incremental` with `path`
 * and `label`), and the one of graphql 17 (`pending`, `incremental` with `id`, `completed`).
 */
export type IncrementalFormat = 'deferSpec=20220824' | 'incrementalSpec=v0.2'

/**
 * Accepted reply format: media type of a complete reply, and format of an incremental one, null if it is not accepted.
 */
export type Negotiated = Readonly<{ mediaType: MediaType; multipart: IncrementalFormat | null; html: boolean }>

type Range = Readonly<{ type: string; weight: number; format: IncrementalFormat | null }>

/**
 * Negotiates the media type by the weights of `Accept`. `application/json` wins a tie and is the default without a
 * header, since every client can read it. Null if no supported type is accepted.
 */
export function negotiateMediaType(accept: string | undefined): Negotiated | null {
  if (accept === undefined || accept === '*/*' || accept === JSON_RESPONSE) return PLAIN
  const ranges = accept.toLowerCase().split(',').flatMap(parseRange)
  const json = weightOf(ranges, JSON_RESPONSE)
  const graphql = weightOf(ranges, GRAPHQL_RESPONSE)
  const multipart = incrementalFormat(ranges)
  const html = ranges.some((range) => range.type === 'text/html' && range.weight > 0)
  if (json === 0 && graphql === 0) return multipart !== null ? { ...PLAIN, multipart, html } : null
  return { mediaType: graphql > json ? GRAPHQL_RESPONSE : JSON_RESPONSE, multipart, html }
}

/** Returns the format of a reply in parts; null where the operation has none, or the client reads none. */
export function partsFormat(
  { isIncremental }: Readonly<{ isIncremental: boolean }>,
  { multipart }: Pick<Negotiated, 'multipart'>,
): IncrementalFormat | null {
  return isIncremental ? multipart : null
}

const PLAIN: Negotiated = { mediaType: JSON_RESPONSE, multipart: null, html: false }

function parseRange(text: string): readonly Range[] {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim())
  const value = (name: string) =>
    parameters
      .find((parameter) => parameter.startsWith(`${name}=`))
      ?.slice(name.length + 1)
      .replace(/"/g, '')
  const charset = value('charset')
  if (type === '' || (charset !== undefined && charset !== 'utf-8')) return []
  const weight = Number(value('q') ?? '1')
  const formatOf = (): IncrementalFormat | null => {
    const [older, newer] = [value('deferspec'), value('incrementalspec')]
    if (older === undefined && newer === undefined) return 'deferSpec=20220824'
    return newer === 'v0.2' ? 'incrementalSpec=v0.2' : older === '20220824' ? 'deferSpec=20220824' : null
  }
  const format = type === 'multipart/mixed' ? formatOf() : null
  return [{ type, format, weight: Number.isFinite(weight) ? Math.min(1, Math.max(0, weight)) : 0 }]
}

/** Returns the format with the largest weight, the first of equal ones; the older format if none is named. */
function incrementalFormat(ranges: readonly Range[]): IncrementalFormat | null {
  const readable = ranges.filter(({ format, weight }) => format !== null && weight > 0)
  const [best] = readable.toSorted((left, right) => right.weight - left.weight)
  return best?.format ?? null
}

/** Returns the weight of the most specific range that covers the type. */
function weightOf(ranges: readonly Range[], type: string): number {
  for (const candidate of [type, 'application/*', '*/*']) {
    const found = ranges.find((range) => range.type === candidate)
    if (found) return found.weight
  }
  return 0
}
