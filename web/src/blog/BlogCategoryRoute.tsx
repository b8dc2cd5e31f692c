import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { BlogCategoryRouteQuery } from '../__generated__/BlogCategoryRouteQuery.graphql'
import { Breadcrumbs } from '../design/Breadcrumbs.tsx'
import { PageBody } from '../design/PageBody.tsx'
import { NotFoundPage } from '../layout/NotFoundPage.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { PageAlternates } from '../stores/PageAlternates.tsx'
import { BLOG_PATH } from './blogAddress.ts'
import { BlogHead } from './BlogHead.tsx'
import { BlogChips } from './list/BlogChips.tsx'
import { BlogIntro } from './list/BlogIntro.tsx'
import { CategoryPosts } from './list/CategoryPosts.tsx'

/** Renders `/blog/category/:id`: the posts of a category. */
export function BlogCategoryRoute() {
  const { blog, blogCategory } = usePreloadedQuery<BlogCategoryRouteQuery>(
    graphql`
      query BlogCategoryRouteQuery($categoryId: Int!, $isNumber: Boolean!, $count: Int!, $after: String) @preloadable {
        blogCategory(categoryId: $categoryId) {
          id
          categoryId
          name
          description
          path
          alternates {
            ...PageAlternates_alternates
          }
          ...CategoryPosts_category @arguments(count: $count, after: $after)
        }
        blog @include(if: $isNumber) {
          # eslint-disable-next-line relay/unused-fields -- the server reads it, in blogKeptUntil.ts
          nextPublishAt
          ...BlogChips_blog
        }
      }
    `,
    useRouteQuery<BlogCategoryRouteQuery>(),
  )
  const intl = useIntl()
  if (!blogCategory) return <NotFoundPage />
  const { id, categoryId, name, description, path, alternates } = blogCategory
  const crumbs = [
    { label: intl.formatMessage({ id: 'content.home' }), to: '/' },
    { label: intl.formatMessage({ id: 'blog.title' }), to: BLOG_PATH },
  ]
  return (
    <PageBody>
      <BlogHead title={name} description={description ?? null} path={path} />
      <PageAlternates path={path} alternates={alternates} />
      <Breadcrumbs crumbs={crumbs} />
      <BlogIntro title={name} text={description ?? null}>
        {blog ? <BlogChips blog={blog} current={categoryId} /> : null}
      </BlogIntro>
      <CategoryPosts key={id} category={blogCategory} />
    </PageBody>
  )
}
