import { createHash, timingSafeEqual } from 'node:crypto'
import { INVALIDATION_TAGS_MAX } from './limits.ts'
import { type Dropped, tagsToDrop } from './tagsToDrop.ts'

type Asked = Readonly<{
  /** Whose words are used: the two differ where the key is missing. */
  server: 'gateway' | 'storefront'
  /** False: nothing is cached here. */
  isCaching: boolean
  /** The secret that opens the address; null: nobody can. */
  key: string | null
  /** The query of the request: `key`, `tag`, `forwardedFrom`. */
  search: URLSearchParams
}>

/** What to answer; `drop` is what to drop first, null when there is nothing to do. */
export type InvalidationVerdict = Readonly<{
  status: 200 | 400 | 403
  text: string
  drop: Dropped | null
  /** The list as it came, for the other server; null when this call comes from there. */
  forward: string | null
}>

/**
 * Judges `GET|POST /invalidate?key=…&tag=P1481,C20,product`, alike on gateway and storefront. Texts are those
 * that senders of this ecosystem know. They answer every refusal with 500; here a wrong key is 403 and a call without tags
 * 400, since a stranger's request must not look like a fault of the server.
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

/** Takes as long whatever was given: digests have one length, and are compared whole. */
function isSame(given: string, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(key))
}
