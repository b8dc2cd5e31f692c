import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { createIntl } from 'react-intl'
import { fetchQuery, graphql } from 'react-relay/hooks'
import type { readFeedQuery } from '../../__generated__/readFeedQuery.graphql'
import { loadAreaMessages } from '../../i18n/loadMessages.ts'
import { createEnvironment } from '../../relay/createEnvironment.ts'
import { principalOf } from '../../relay/network/requirePrincipal.ts'
import type { GraphQLTransport } from '../../relay/network/transport.ts'
import { FEED_POSTS } from '../limits.ts'

export type FeedPost = Readonly<{
  title: string
  summary: string | null
  /** Path inside the store. */
  path: string
  /** ISO 8601. */
  publishedAt: string
  author: string | null
  categories: readonly string[]
  /** Path below the image service. */
  picture: string | null
}>

export type Feed = Readonly<{
  title: string
  description: string
  posts: readonly FeedPost[]
  /** Moment until which the feed may be cached, in milliseconds since 1970; null for no limit of its own. */
  keptUntil: number | null
}>

/** Reads the newest posts of a store, and the feed's texts in its language. Rejects when the read fails. */
export async function readFeed(transport: GraphQLTransport, { language }: StoreDefinition): Promise<Feed> {
  const { environment } = createEnvironment({ transport, isServer: true, retries: 0 })
  const answer = await fetchQuery<readFeedQuery>(
    environment,
    graphql`
      query readFeedQuery($first: Int!) {
        blog {
          nextPublishAt
          posts(first: $first) {
            isOutdated
            nodes {
              title
              summary
              path
              publishedAt
              author {
                name
              }
              categories {
                name
              }
              image {
                path
              }
            }
          }
        }
      }
    `,
    { first: FEED_POSTS },
    // A failure must not give an empty feed.
    { networkCacheConfig: principalOf({ principal: 'blog.posts' }) },
  ).toPromise()
  const { nextPublishAt, posts } = answer?.blog ?? {}
  const intl = createIntl({ locale: language, messages: await loadAreaMessages(language, 'blog') })
  return {
    title: intl.formatMessage({ id: 'blog.title' }),
    description: intl.formatMessage({ id: 'blog.intro' }),
    posts: (posts?.nodes ?? []).map(({ title, summary, path, publishedAt, author, categories, image }) => ({
      title,
      summary: summary ?? null,
      path,
      publishedAt,
      author: author?.name ?? null,
      categories: (categories ?? []).map(({ name }) => name),
      picture: image?.path ?? null,
    })),
    keptUntil: posts?.isOutdated ? 0 : nextPublishAt ? Date.parse(nextPublishAt) : null,
  }
}
