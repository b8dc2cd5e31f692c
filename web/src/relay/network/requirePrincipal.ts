import type { CacheConfig } from 'relay-runtime'
import { type Payload, failureOfErrors, isJsonRecord } from '../payload.ts'

/**
 * Returns the cache config that names a page's required field, as a path like `viewer.cart`; null when there is none.
 */
export function principalOf({ principal }: Readonly<{ principal: string | null }>): CacheConfig {
  return { metadata: { principal } }
}

/**
 * Throws the failure of an answer whose principal field is null because of an error, its own or one of a non-null
 * field below it. The content of the page's address is unknown then: an outage must neither look like a deleted page,
 * nor be cached as one. A session that has ended is no outage: its customer and cart no longer exist for it.
 */
export function requirePrincipal(operation: string, payload: Payload, { metadata }: CacheConfig): void {
  const principal = metadata?.['principal']
  if (typeof principal !== 'string' || payload.path || fieldAt(payload.data, principal) !== null) return
  const failures =
    payload.errors?.filter(
      ({ path, extensions }) =>
        `${path?.join('.')}.`.startsWith(`${principal}.`) && extensions?.['code'] !== 'UNAUTHENTICATED',
    ) ?? []
  if (failures.length > 0) throw failureOfErrors(operation, failures)
}

function fieldAt(data: unknown, path: string): unknown {
  return path.split('.').reduce((value, name) => (isJsonRecord(value) ? value[name] : value), data)
}
