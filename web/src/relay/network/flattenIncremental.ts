import { type Payload, isJsonRecord, isPath, readErrors } from '../payload.ts'

/**
 * Converts one chunk of an incremental answer into the payloads that Relay reads.
 *
 * The gateway streams `{data, hasNext}` and then `{incremental: [{data, path, label}], hasNext}`; Relay reads a flat
 * sequence of `{data, path, label, extensions: {is_final}}`. A part that failed has no data: it is left out, and only
 * its own place on the page stays empty. The closing `{hasNext: false}` has no data.
 *
 * Null when the chunk is not a GraphQL answer.
 */
export function flattenIncremental(chunk: unknown): Payload[] | null {
  if (!isJsonRecord(chunk)) return null
  if (Array.isArray(chunk['incremental'])) return flattenParts(chunk['incremental'], chunk['hasNext'] === true)
  if (isJsonRecord(chunk['data'])) return [firstPayload(chunk['data'], chunk)]
  return chunk['hasNext'] === false && chunk['data'] === undefined && chunk['errors'] === undefined ? [] : null
}

function firstPayload(data: Record<string, unknown>, chunk: Record<string, unknown>): Payload {
  const errors = readErrors(chunk['errors'])
  const incremental = typeof chunk['hasNext'] === 'boolean' ? { extensions: { is_final: !chunk['hasNext'] } } : {}
  return { data, ...(errors.length > 0 ? { errors } : {}), ...incremental }
}

function flattenParts(parts: readonly unknown[], hasNext: boolean): Payload[] {
  const whole = parts.filter(isJsonRecord).filter((part) => isJsonRecord(part['data']))
  return whole.flatMap((part, index) => {
    const { data, path, label } = part
    if (!isJsonRecord(data) || !isPath(path) || typeof label !== 'string') return []
    const errors = readErrors(part['errors'])
    const isFinal = !hasNext && index === whole.length - 1
    return [{ data, path, label, ...(errors.length > 0 ? { errors } : {}), extensions: { is_final: isFinal } }]
  })
}
