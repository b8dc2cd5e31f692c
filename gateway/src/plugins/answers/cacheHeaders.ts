import type { OpenSession } from '../../session/createSession.ts'
import {
  CACHE_TAGS_MAX,
  PUBLIC_MAX_AGE_SECONDS,
  PUBLIC_SHARED_MAX_AGE_SECONDS,
  PUBLIC_STALE_SECONDS,
} from '../../http/limits.ts'
import { type IncrementalFormat, partsFormat } from './negotiateMediaType.ts'

type Answer = Readonly<{
  session: Pick<OpenSession, 'isKnown' | 'isChanged'>
  hasErrors: boolean
  /** True if the reply holds parts that the platform failed to give again. */
  isOutdated: boolean
  tags: ReadonlySet<string>
}>
type Asked = Readonly<{
  caller: Readonly<{
    method: string
    partner: string | null
    accepts: Readonly<{ multipart: IncrementalFormat | null }>
  }>
  operation: Readonly<{ isPublic: boolean; isIncremental: boolean }>
}>

/** Returns true if a cache between gateway and client may store the reply: a public read by GET. */
export function isShareable({ caller, operation }: Asked): boolean {
  return (
    caller.method === 'GET' &&
    caller.partner === null &&
    operation.isPublic &&
    partsFormat(operation, caller.accepts) === null
  )
}

/** Cache headers of a reply that no cache may store. */
export const NOT_STORED: Readonly<Record<string, string>> = { 'cache-control': 'private, no-store' }

/**
 * Returns the cache headers of a reply. Complete replies to public reads by GET may be cached for a short time, and
 * list the cache tags of their content; replies that depend on a session, or are outdated in parts, are never cached.
 */
export function cacheHeaders(
  asked: Asked,
  { session, hasErrors, isOutdated, tags }: Answer,
): Readonly<Record<string, string>> {
  if (!isShareable(asked) || session.isKnown || session.isChanged || hasErrors || isOutdated) {
    return NOT_STORED
  }
  const cacheControl = [
    'public',
    `max-age=${PUBLIC_MAX_AGE_SECONDS}`,
    `s-maxage=${PUBLIC_SHARED_MAX_AGE_SECONDS}`,
    `stale-while-revalidate=${PUBLIC_STALE_SECONDS}`,
  ].join(', ')
  const told = tags.size > CACHE_TAGS_MAX ? new Set([...tags].map(withoutId)) : tags
  return { 'cache-control': cacheControl, ...(told.size > 0 ? { 'x-vs-cache-tags': [...told].join(' ') } : {}) }
}

/** Shortens the tag `P1481` to `P`, for a reply with too many products to list. */
function withoutId(tag: string): string {
  return tag.replace(/\d+$/, '')
}
