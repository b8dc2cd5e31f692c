import { startTransition } from 'react'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { CategoryPostsPaginationQuery } from '../../__generated__/CategoryPostsPaginationQuery.graphql'
import type { CategoryPosts_category$key } from '../../__generated__/CategoryPosts_category.graphql'
import { FailedPosts } from './FailedPosts.tsx'
import { PostList } from './PostList.tsx'

/** Renders the posts of a category, a page at a time. */
export function CategoryPosts({ category }: Readonly<{ category: CategoryPosts_category$key }>) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    CategoryPostsPaginationQuery,
    CategoryPosts_category$key
  >(
    graphql`
      fragment CategoryPosts_category on BlogCategory
      @refetchable(queryName: "CategoryPostsPaginationQuery")
      @argumentDefinitions(count: { type: "Int!" }, after: { type: "String" }) {
        path
        posts(first: $count, after: $after) @connection(key: "CategoryPosts_posts") {
          # eslint-disable-next-line relay/unused-fields -- a connection demands them
          edges {
            # eslint-disable-next-line relay/unused-fields -- and no edge is empty
            cursor
          }
          ...PostList_connection
        }
      }
    `,
    category,
  )
  const { posts, path } = data
  if (!posts) {
    return <FailedPosts onRetry={() => startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }))} />
  }
  return <PostList connection={posts} path={path} more={{ hasNext, isLoadingNext, loadNext }} />
}
