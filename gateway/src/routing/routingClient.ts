import * as v from 'valibot'
import type { PlatformScope } from '../catalogue/catalogueClient.ts'
import { isUpstreamError } from '../upstream/isUpstreamError.ts'
import { UpstreamFailure } from '../upstream/upstreamFailure.ts'
import { UpstreamRefusal } from '../upstream/upstreamRefusal.ts'
import type { RedirectRule } from './followRedirect.ts'
import { MOVED_FOR_NOW } from './limits.ts'

/** What the platform has at a path: the kind of object and its document, or a rule that leads on. */
export type MappedUrl =
  | Readonly<{ kind: 'product' | 'category' | 'cms_page'; source: unknown }>
  | Readonly<{ kind: 'redirect'; target: string; status: number }>

const documentReply = v.pipe(
  v.object({ _type: v.picklist(['product', 'category', 'cms_page']), _source: v.unknown() }),
  v.transform(({ _type, _source }): MappedUrl => ({ kind: _type, source: _source })),
)

const redirectReply = v.pipe(
  v.object({
    _type: v.literal('redirect'),
    _source: v.object({ target: v.string(), status: v.optional(v.number(), 302) }),
  }),
  v.transform(({ _source }): MappedUrl => ({ kind: 'redirect', ..._source })),
)

const replySchema = v.nullable(v.union([documentReply, redirectReply]))

/** Where the platform says that nothing is there, one way or another. */
const NOTHING_THERE = new Set([404, 500])

/** Asks the platform what a path leads to; null when nothing. Throws UpstreamFailure when it cannot be asked. */
export async function mapUrl(
  { upstream }: PlatformScope,
  url: string,
  fields: readonly string[] | null,
): Promise<MappedUrl | null> {
  const parsed = v.safeParse(replySchema, await readMapping(upstream, url, fields))
  if (!parsed.success)
    throw new UpstreamFailure({ kind: 'invalid', endpoint: 'urlMap', detail: 'neither null nor a document' })
  return parsed.output
}

/**
 * Where a path without a page leads by a rule for search engines; null where there is none. Nobody waits for it: a
 * platform without such a call, or one that fails, has no rule.
 */
export async function readSeoRedirect({ upstream, store }: PlatformScope, url: string): Promise<RedirectRule | null> {
  try {
    const target = await upstream.call('seoRedirect', { query: { url, store: store.code } })
    return typeof target === 'string' ? { target, status: MOVED_FOR_NOW } : null
  } catch (error) {
    if (isUpstreamError(error)) return null
    throw error
  }
}

async function readMapping(
  upstream: PlatformScope['upstream'],
  url: string,
  fields: readonly string[] | null,
): Promise<unknown> {
  try {
    return await upstream.call('urlMap', { body: { url, includeFields: fields, excludeFields: [] } })
  } catch (error) {
    // The public contract answers 500 with an empty object where its search fails on a path.
    if (error instanceof UpstreamRefusal && NOTHING_THERE.has(error.status)) return null
    throw error
  }
}
