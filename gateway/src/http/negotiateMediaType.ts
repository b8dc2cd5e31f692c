export const GRAPHQL_RESPONSE = 'application/graphql-response+json'
export const JSON_RESPONSE = 'application/json'

export type MediaType = typeof GRAPHQL_RESPONSE | typeof JSON_RESPONSE

/** What the client reads: a media type for a whole answer, and whether it takes an answer in parts. */
export type Negotiated = Readonly<{ mediaType: MediaType; multipart: boolean; html: boolean }>

type Range = Readonly<{ type: string; weight: number }>

/**
 * Picks the media type by the weights of `Accept`. `application/json` wins a draw and stands for a missing header: it is
 * what a client without wishes can read. Null when nothing that we speak is accepted.
 */
export function negotiateMediaType(accept: string | undefined): Negotiated | null {
  if (accept === undefined || accept === '*/*' || accept === JSON_RESPONSE) return PLAIN
  const ranges = accept.toLowerCase().split(',').flatMap(parseRange)
  const json = weightOf(ranges, JSON_RESPONSE)
  const graphql = weightOf(ranges, GRAPHQL_RESPONSE)
  const multipart = (ranges.find((range) => range.type === 'multipart/mixed')?.weight ?? 0) > 0
  const html = ranges.some((range) => range.type === 'text/html' && range.weight > 0)
  if (json === 0 && graphql === 0) return multipart ? { ...PLAIN, multipart, html } : null
  return { mediaType: graphql > json ? GRAPHQL_RESPONSE : JSON_RESPONSE, multipart, html }
}

const PLAIN: Negotiated = { mediaType: JSON_RESPONSE, multipart: false, html: false }

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
  return [{ type, weight: Number.isFinite(weight) ? Math.min(1, Math.max(0, weight)) : 0 }]
}

/** The most specific range that covers the type decides. */
function weightOf(ranges: readonly Range[], type: string): number {
  for (const candidate of [type, 'application/*', '*/*']) {
    const found = ranges.find((range) => range.type === candidate)
    if (found) return found.weight
  }
  return 0
}
