import { fetchQuery, graphql } from 'react-relay/hooks'
import type { readSitemapPartQuery } from '../../__generated__/readSitemapPartQuery.graphql'
import { createEnvironment } from '../../relay/createEnvironment.ts'
import { principalOf } from '../../relay/network/requirePrincipal.ts'
import type { GraphQLTransport } from '../../relay/network/transport.ts'

/** Page of a store for search engines: `path` is one inside the store. */
export type SitemapPage = Readonly<{
  path: string
  /** ISO 8601, null when unknown. */
  updatedAt: string | null
  alternates: readonly Readonly<{ path: string; storeCode: string }>[]
}>

export type SitemapPart = Readonly<{
  lastPart: number
  pages: readonly SitemapPage[]
  /** Moment at which the part will have another page, in milliseconds since 1970; null when none is planned. */
  growsAt: number | null
}>

/**
 * Returns one part of a store's sitemap, read from the gateway by the server; null after the last. Rejects when the
 * read fails.
 */
export async function readSitemapPart(transport: GraphQLTransport, part: number): Promise<SitemapPart | null> {
  const { environment } = createEnvironment({ transport, isServer: true, retries: 0 })
  const answer = await fetchQuery<readSitemapPartQuery>(
    environment,
    graphql`
      query readSitemapPartQuery($part: Int!) {
        blog {
          nextPublishAt
        }
        sitemap(part: $part) {
          lastPart
          entries {
            path
            updatedAt
            alternates {
              path
              store {
                code
              }
            }
          }
        }
      }
    `,
    { part },
    // A failure must not give an empty sitemap: search engines would forget the shop.
    { networkCacheConfig: principalOf({ principal: 'sitemap' }) },
  ).toPromise()
  const sitemap = answer?.sitemap
  if (!sitemap) return null
  return {
    lastPart: sitemap.lastPart,
    growsAt: growsAt(answer.blog.nextPublishAt),
    pages: sitemap.entries.map(({ path, updatedAt, alternates }) => ({
      path,
      updatedAt: updatedAt ?? null,
      alternates: (alternates ?? []).map((alternate) => ({ path: alternate.path, storeCode: alternate.store.code })),
    })),
  }
}

function growsAt(moment: string | null | undefined): number | null {
  return moment ? Date.parse(moment) : null
}
