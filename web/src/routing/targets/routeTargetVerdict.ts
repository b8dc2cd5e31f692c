import { type JsonRecord, isJsonRecord } from '../../relay/payload.ts'
import { isPathInside } from '../isPathInside.ts'
import type { Verdict } from '../shopRoute.ts'

const TEMPORARY = 302
const REDIRECT_STATUSES: readonly unknown[] = [301, 302, 307, 308]

/**
 * Returns the verdict on `route(path:)`: not found, moved, or found. A target that is no path inside a store of the
 * shop is not followed: the platform's redirects must not send a shopper to another site.
 */
export function routeTargetVerdict(data: JsonRecord): Verdict {
  const target = data['route']
  if (!isJsonRecord(target)) return { kind: 'notFound' }
  if (target['__typename'] !== 'Redirect') return { kind: 'found' }
  const { target: path, statusCode, storeCode } = target
  if (typeof path !== 'string' || !isPathInside(path)) return { kind: 'notFound' }
  const isKnown = typeof statusCode === 'number' && REDIRECT_STATUSES.includes(statusCode)
  const status = isKnown ? statusCode : TEMPORARY
  return { kind: 'moved', path, status, ...(typeof storeCode === 'string' ? { storeCode } : {}) }
}
