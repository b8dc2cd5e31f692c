import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { BlogPostRouteQuery } from '../../__generated__/BlogPostRouteQuery.graphql'
import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { BlogPostPage } from './BlogPostPage.tsx'

/** Renders `/blog/post/:id`: a post. */
export function BlogPostRoute() {
  const { blogPost } = usePreloadedQuery<BlogPostRouteQuery>(
    graphql`
      query BlogPostRouteQuery($postId: Int!, $isNumber: Boolean!) @preloadable {
        blogPost(postId: $postId) {
          ...BlogPostPage_post
        }
        blog @include(if: $isNumber) {
          # eslint-disable-next-line relay/unused-fields -- the server reads it, in blogKeptUntil.ts
          nextPublishAt
        }
      }
    `,
    useRouteQuery<BlogPostRouteQuery>(),
  )
  return blogPost ? <BlogPostPage post={blogPost} /> : <NotFoundPage />
}
