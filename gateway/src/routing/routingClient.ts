import * as v from 'valibot'
import type { PlatformScope } from '../app/requestScope.ts'
import { isUpstreamError } from '../errors/isUpstreamError.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import type { RedirectRule } from './followRedirect.ts'
import { MOVED_FOR_NOW } from './limits.ts'

/** Platform's mapping of a path: kind and document of an object, or a redirect rule. */
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
 * Reads the platform's mapping of a path; null if there is none. Throws if the call fails: that does not prove a
 * missing page.
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
 * Returns the redirect rule for search engines at a path without a page; null without one. A platform without the call,
 * or one that fails or is slow, counts as having no rule.
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

/** Messages by which platforms report an unmapped path, with any status. */
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
    // A value that fits no field cannot be a path either.
    const isNowhere = error.status === 404 || error.reason === 'value' || NOTHING_THERE.test(error.message)
    if (isNowhere && error.reason !== 'missingIndex') return null
    throw error
  }
}
