import { STORES } from '@hogar/schema/stores.ts'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { BlogRouteQuery } from '../__generated__/BlogRouteQuery.graphql'
import { PageBody } from '../design/PageBody.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { Hreflang } from '../stores/Hreflang.tsx'
import { BLOG_PATH } from './blogAddress.ts'
import { BlogHead } from './BlogHead.tsx'
import { BlogIntro } from './list/BlogIntro.tsx'
import { BlogChips } from './list/BlogChips.tsx'
import { BlogPosts } from './list/BlogPosts.tsx'

/** Every store has a blog at the same path. */
const EVERYWHERE = STORES.map(({ code }) => ({ storeCode: code, path: BLOG_PATH }))

/** Renders `/blog`: the newest posts of the store, and its categories. */
export function BlogRoute() {
  const data = usePreloadedQuery<BlogRouteQuery>(
    graphql`
      query BlogRouteQuery($count: Int!, $after: String) @preloadable {
        blog {
          # eslint-disable-next-line relay/unused-fields -- the server reads it, in blogKeptUntil.ts
          nextPublishAt
          ...BlogChips_blog
        }
        ...BlogPosts_query @arguments(count: $count, after: $after)
      }
    `,
    useRouteQuery<BlogRouteQuery>(),
  )
  const intl = useIntl()
  const [title, intro] = [intl.formatMessage({ id: 'blog.title' }), intl.formatMessage({ id: 'blog.intro' })]
  return (
    <PageBody>
      <BlogHead title={title} description={intro} path={BLOG_PATH} />
      {import.meta.env.SSR ? <Hreflang path={BLOG_PATH} alternates={EVERYWHERE} /> : null}
      <BlogIntro title={title} text={intro}>
        <BlogChips blog={data.blog} current={null} />
      </BlogIntro>
      <BlogPosts query={data} />
    </PageBody>
  )
}
