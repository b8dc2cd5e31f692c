import type { OpenSession } from '../session/createSession.ts'
import {
  CACHE_TAGS_MAX,
  PUBLIC_MAX_AGE_SECONDS,
  PUBLIC_SHARED_MAX_AGE_SECONDS,
  PUBLIC_STALE_SECONDS,
} from './limits.ts'
import type { IncrementalFormat } from './negotiateMediaType.ts'

type Answer = Readonly<{
  session: Pick<OpenSession, 'isKnown' | 'isChanged'>
  hasErrors: boolean
  tags: ReadonlySet<string>
}>
type Asked = Readonly<{
  caller: Readonly<{
    method: string
    partner: string | null
    accepts: Readonly<{ multipart: IncrementalFormat | null }>
  }>
  admitted: Readonly<{ operation: Readonly<{ isPublic: boolean; isIncremental: boolean }> }>
}>

/** True for what a cache between us and the client may be able to keep: a public read by GET. */
export function isShareable({ caller, admitted: { operation } }: Asked): boolean {
  const inParts = operation.isIncremental && caller.accepts.multipart !== null
  return caller.method === 'GET' && caller.partner === null && operation.isPublic && !inParts
}

/**
 * Whole answers to public reads by GET may be kept by anybody for a moment, and say by tags what they were made of; what
 * a session had a part in is kept by nobody.
 */
export function cacheHeaders(asked: Asked, { session, hasErrors, tags }: Answer): Readonly<Record<string, string>> {
  if (!isShareable(asked) || session.isKnown || session.isChanged || hasErrors) {
    return { 'cache-control': 'private, no-store' }
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

/** `P1481` as `P`: one of so many products that they are not named. */
function withoutId(tag: string): string {
  return tag.replace(/\d+$/, '')
}
