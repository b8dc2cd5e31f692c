import { NetworkFailure, failureKindOfCode } from './NetworkFailure.ts'

/** Error inside an answer. */
export type PayloadError = { message: string; path?: Array<string | number>; extensions?: Record<string, unknown> }

/** Answer, or one part of an incremental answer, as Relay reads it. */
export type Payload = {
  data: Record<string, unknown>
  errors?: PayloadError[]
  label?: string
  path?: Array<string | number>
  extensions?: Record<string, unknown>
}

export type JsonRecord = Record<string, unknown>

/** Returns true for a JSON object: neither null nor a list. */
export function isJsonRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the errors of an answer; values without the form of a GraphQL error are left out. */
export function readErrors(value: unknown): PayloadError[] {
  if (!Array.isArray(value)) return []
  return value.filter(isJsonRecord).map((error) => ({
    message: typeof error['message'] === 'string' ? error['message'] : 'Unknown error',
    ...(isPath(error['path']) ? { path: error['path'] } : {}),
    ...(isJsonRecord(error['extensions']) ? { extensions: error['extensions'] } : {}),
  }))
}

/** Returns true for a path into the data: names and positions. */
export function isPath(value: unknown): value is Array<string | number> {
  return Array.isArray(value) && value.every((step) => typeof step === 'string' || typeof step === 'number')
}

/** Returns the failure of an answer without data. One without errors too is not the gateway's, but a proxy's. */
export function failureOfErrors(operation: string, errors: readonly PayloadError[]): NetworkFailure {
  const [first] = errors
  if (!first) return new NetworkFailure('unavailable', { operation })
  const { extensions = {}, path } = first
  const code = typeof extensions['code'] === 'string' ? extensions['code'] : 'INTERNAL'
  const requestId = typeof extensions['requestId'] === 'string' ? extensions['requestId'] : null
  const wait = extensions['retryAfterSeconds']
  const retryAfterMs = typeof wait === 'number' ? wait * 1_000 : null
  // An error of the request itself, not of a field: what is not found is the operation.
  const kind = code === 'NOT_FOUND' && path === undefined ? 'outdated' : failureKindOfCode(code)
  return new NetworkFailure(kind, { operation, requestId, retryAfterMs, cause: errors })
}
