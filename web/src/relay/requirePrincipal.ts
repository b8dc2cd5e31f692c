import type { CacheConfig } from 'relay-runtime'
import { type Payload, failureOfErrors, isJsonRecord } from './payload.ts'

/** Tells the network which field a page cannot live without, as a path like `viewer.cart`; null when there is none. */
export function principalOf({ principal }: Readonly<{ principal: string | null }>): CacheConfig {
  return { metadata: { principal } }
}

/**
 * Throws the failure of an answer whose principal field is null because of an error, its own or one of a field below that
 * cannot be null. Nobody knows then what stands at the page's address: an outage must neither look like a page that is
 * gone, nor be kept as one.
 */
export function requirePrincipal(operation: string, payload: Payload, { metadata }: CacheConfig): void {
  const principal = metadata?.['principal']
  if (typeof principal !== 'string' || payload.path || fieldAt(payload.data, principal) !== null) return
  const failures = payload.errors?.filter(({ path }) => `${path?.join('.')}.`.startsWith(`${principal}.`)) ?? []
  if (failures.length > 0) throw failureOfErrors(operation, failures)
}

function fieldAt(data: unknown, path: string): unknown {
  return path.split('.').reduce((value, name) => (isJsonRecord(value) ? value[name] : value), data)
}
