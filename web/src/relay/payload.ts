import { NetworkFailure, failureKindOfCode } from './NetworkFailure.ts'

/** An error inside an answer. */
export type PayloadError = { message: string; path?: Array<string | number>; extensions?: Record<string, unknown> }

/** One answer, or one part of an answer that comes in parts, as Relay reads it. */
export type Payload = {
  data: Record<string, unknown>
  errors?: PayloadError[]
  label?: string
  path?: Array<string | number>
  extensions?: Record<string, unknown>
}

export type JsonRecord = Record<string, unknown>

/** True for a JSON object: neither null nor a list. */
export function isJsonRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The errors of an answer; what is not an error in GraphQL's form is left out. */
export function readErrors(value: unknown): PayloadError[] {
  if (!Array.isArray(value)) return []
  return value.filter(isJsonRecord).map((error) => ({
    message: typeof error['message'] === 'string' ? error['message'] : 'Unknown error',
    ...(isPath(error['path']) ? { path: error['path'] } : {}),
    ...(isJsonRecord(error['extensions']) ? { extensions: error['extensions'] } : {}),
  }))
}

/** True for a path into the data: names and positions. */
export function isPath(value: unknown): value is Array<string | number> {
  return Array.isArray(value) && value.every((step) => typeof step === 'string' || typeof step === 'number')
}

/** The failure that an answer without data stands for. */
export function failureOfErrors(operation: string, errors: readonly PayloadError[]): NetworkFailure {
  const extensions = errors[0]?.extensions ?? {}
  const code = typeof extensions['code'] === 'string' ? extensions['code'] : 'INTERNAL'
  const requestId = typeof extensions['requestId'] === 'string' ? extensions['requestId'] : null
  const wait = extensions['retryAfterSeconds']
  const retryAfterMs = typeof wait === 'number' ? wait * 1_000 : null
  return new NetworkFailure(failureKindOfCode(code), { operation, requestId, retryAfterMs, cause: errors })
}
