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

/**
 * Asks the platform what a path leads to; null when nothing. Throws when it cannot be asked: a path that could not be
 * looked up is no missing page.
 */
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

/** Sentences by which platforms say that a path leads nowhere, with whatever status. */
const NOTHING_THERE = /\bnot found\b|\bno such\b|\bdoes(?: not|n.t) exist\b|\bno mapping\b/i

async function readMapping(
  upstream: PlatformScope['upstream'],
  url: string,
  fields: readonly string[] | null,
): Promise<unknown> {
  try {
    return await upstream.call('urlMap', { body: { url, includeFields: fields, excludeFields: [] } })
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    // A value that no field can have is no path either.
    const isNowhere = error.status === 404 || error.reason === 'value' || NOTHING_THERE.test(error.message)
    if (isNowhere && error.reason !== 'missingIndex') return null
    throw error
  }
}
