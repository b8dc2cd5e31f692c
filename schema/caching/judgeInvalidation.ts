import { createHash, timingSafeEqual } from 'node:crypto'
import { INVALIDATION_TAGS_MAX } from './limits.ts'
import { type Dropped, tagsToDrop } from './tagsToDrop.ts'

type Asked = Readonly<{
  /** Server whose texts are used: they differ if the key is missing. */
  server: 'gateway' | 'storefront'
  /** True if this server caches its output. */
  isCaching: boolean
  /** Secret key of the endpoint; null refuses all requests. */
  key: string | null
  /** The query of the request: `key`, `tag`, `forwardedFrom`. */
  search: URLSearchParams
}>

/** HTTP answer to an invalidation request, and the tags to drop before it is sent; null if there are none. */
export type InvalidationVerdict = Readonly<{
  status: 200 | 400 | 403
  text: string
  drop: Dropped | null
  /** Unchanged tag list to forward to the other server; null if the request came from there. */
  forward: string | null
}>

/**
 * Decides the answer to `GET|POST /invalidate?key=…&tag=P1481,C20,product`, for gateway and storefront alike. The texts
 * are those of Vue Storefront 1, which answers every refusal with 500; here a wrong key is 403 and a request without tags
 * 400, since a caller's error must not look like a server error.
 */
export function judgeInvalidation({ server, isCaching, key, search }: Asked): InvalidationVerdict {
  const refused = (status: 400 | 403, text: string): InvalidationVerdict => ({
    status,
    text,
    drop: null,
    forward: null,
  })
  if (!isCaching) {
    const text = 'Cache invalidation is not required, output cache is disabled'
    return { status: 200, text, drop: null, forward: null }
  }
  const given = search.get('key')
  const list = search.get('tag') ?? ''
  if (server === 'storefront' && !given) return refused(403, BAD_PARAMETERS)
  if (key === null || given === null || !isSame(given, key)) return refused(403, 'Invalid cache invalidation key')
  if (list.trim() === '' || list.split(',').length > INVALIDATION_TAGS_MAX) {
    return refused(400, BAD_PARAMETERS)
  }
  return {
    status: 200,
    text: `Tags invalidated successfully [${list}]`,
    drop: tagsToDrop(list),
    forward: search.has('forwardedFrom') ? null : list,
  }
}

const BAD_PARAMETERS = 'Invalid parameters for Clear cache request'

/** Compares in constant time: digests have equal lengths. */
function isSame(given: string, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(key))
}
