/** TTL of replies about the blog. A reply read before a post became public is not used after it. */
export const BLOG_CACHE_MS = 60_000
/** Time for which the last good list stands in for one that cannot be read. */
export const BLOG_LIST_KEPT_MS = 3_600_000
/** Maximum number of such lists, of all stores together. */
export const BLOG_LISTS_MAX = 500
/** Page size of the storefront's lists, and maximum page size of the platform. */
export const BLOG_PAGE_SIZE = 10
export const BLOG_PAGE_SIZE_MAX = 50
/** Maximum number of posts that are listed; older ones stay reachable by their path. */
export const BLOG_POSTS_MAX = 500
/** Maximum number of categories, of tags of a post, and of products that a post names. */
export const BLOG_CATEGORIES_MAX = 100
export const BLOG_TAGS_MAX = 20
export const BLOG_PRODUCTS_MAX = 12
/** Maximum characters of a title or a summary. */
export const BLOG_SUMMARY_CHARACTERS_MAX = 1_000
/** Highest number of a post or a category. */
export const BLOG_ID_MAX = 2_147_483_647
/** Words that are read in a minute. */
export const WORDS_PER_MINUTE = 200
