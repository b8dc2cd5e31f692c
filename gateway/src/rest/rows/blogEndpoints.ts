import { BLOG_CACHE_MS } from '../../blog/limits.ts'
import { PUBLIC_READ } from '../endpointGroups.ts'

/** Public reads of the blog, in a family of their own: the shop sells without them. */
const BLOG = {
  method: 'GET',
  family: 'blog',
  envelope: 'enveloped',
  entity: 'blog',
  ...PUBLIC_READ,
  cacheMs: BLOG_CACHE_MS,
} as const

/** Calls about the blog. Beyond the public contract: without them the shop has no blog. */
export const BLOG_ENDPOINTS = {
  blogPosts: { path: '/api/ext/blog/posts', ...BLOG },
  blogPost: { path: '/api/ext/blog/post/{id}', ...BLOG },
  blogCategories: { path: '/api/ext/blog/categories', ...BLOG },
  blogCategoryPosts: { path: '/api/ext/blog/posts/category/{id}', ...BLOG },
} as const
