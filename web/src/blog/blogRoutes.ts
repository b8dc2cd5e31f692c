import blogCategoryRouteQuery from '../__generated__/BlogCategoryRouteQuery$parameters'
import blogPostRouteQuery from '../__generated__/BlogPostRouteQuery$parameters'
import blogRouteQuery from '../__generated__/BlogRouteQuery$parameters'
import { type ShopRoute, onServer, pageRoute } from '../routing/shopRoute.ts'
import { isBlogParameter, listVariables, readId } from './blogAddress.ts'
import { blogKeptUntil } from './blogKeptUntil.ts'

/** Number that no post and no category has. */
const NO_ID = 0

/** Routes of the blog. A name that is no number has no page: nothing is read for it. */
export const BLOG_PAGES: readonly ShopRoute[] = [
  pageRoute({
    path: 'blog',
    source: 'src/blog/BlogRoute.tsx',
    load: () => import('./BlogRoute.tsx').then((module) => module.BlogRoute),
    messages: 'blog',
    cacheTags: ['blog'],
    readsParameter: onServer(isBlogParameter),
    query: blogRouteQuery,
    variables: ({ search }) => listVariables(search),
    keptUntil: onServer(blogKeptUntil),
  }),
  pageRoute({
    path: 'blog/category/:id',
    source: 'src/blog/BlogCategoryRoute.tsx',
    load: () => import('./BlogCategoryRoute.tsx').then((module) => module.BlogCategoryRoute),
    messages: 'blog',
    cacheTags: ['blog'],
    readsParameter: onServer(isBlogParameter),
    query: blogCategoryRouteQuery,
    variables: ({ params, search }) => ({
      categoryId: readId(params['id']) ?? NO_ID,
      isNumber: readId(params['id']) !== null,
      ...listVariables(search),
    }),
    principal: 'blogCategory',
    keptUntil: onServer(blogKeptUntil),
  }),
  pageRoute({
    path: 'blog/post/:id',
    source: 'src/blog/post/BlogPostRoute.tsx',
    load: () => import('./post/BlogPostRoute.tsx').then((module) => module.BlogPostRoute),
    messages: 'blog',
    cacheTags: ['blog', 'post'],
    query: blogPostRouteQuery,
    variables: ({ params }) => ({
      postId: readId(params['id']) ?? NO_ID,
      isNumber: readId(params['id']) !== null,
    }),
    principal: 'blogPost',
    keptUntil: onServer(blogKeptUntil),
  }),
]
