/** Default and maximum number of posts on a page, and highest number of a page. */
export const BLOG_PAGE_SIZE_DEFAULT = 2
export const BLOG_PAGE_SIZE_MAX = 50
export const BLOG_PAGE_MAX = 10_000
/** Highest id of a post or a category: that of the column. */
export const BLOG_ID_MAX = 2_147_483_647
/** Maximum seconds for which caches may store an answer. */
export const BLOG_CACHE_SECONDS = 60
