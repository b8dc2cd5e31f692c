import { startTransition } from 'react'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { BlogPostsPaginationQuery } from '../../__generated__/BlogPostsPaginationQuery.graphql'
import type { BlogPosts_query$key } from '../../__generated__/BlogPosts_query.graphql'
import { BLOG_PATH } from '../blogAddress.ts'
import { FailedPosts } from './FailedPosts.tsx'
import { PostList } from './PostList.tsx'

/** Renders the posts of the blog, a page at a time. */
export function BlogPosts({ query }: Readonly<{ query: BlogPosts_query$key }>) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    BlogPostsPaginationQuery,
    BlogPosts_query$key
  >(
    graphql`
      fragment BlogPosts_query on Query
      @refetchable(queryName: "BlogPostsPaginationQuery")
      @argumentDefinitions(count: { type: "Int!" }, after: { type: "String" }) {
        blog {
          posts(first: $count, after: $after) @connection(key: "BlogPosts_posts") {
            # eslint-disable-next-line relay/unused-fields -- a connection demands them
            edges {
              # eslint-disable-next-line relay/unused-fields -- and no edge is empty
              cursor
            }
            ...PostList_connection
          }
        }
      }
    `,
    query,
  )
  const { posts } = data.blog
  if (!posts) {
    return <FailedPosts onRetry={() => startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }))} />
  }
  return <PostList connection={posts} path={BLOG_PATH} more={{ hasNext, isLoadingNext, loadNext }} />
}
