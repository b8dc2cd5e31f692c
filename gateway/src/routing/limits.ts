/** Product numbers in one part of a sitemap. */
export const SITEMAP_PART_IDS = 500
/** Maximum number of a part: no shop has as many products. */
export const SITEMAP_PARTS_MAX = 1_000_000
/** TTL of sitemap parts: search engines read them rarely. */
export const SITEMAP_CACHE_MS = 600_000
export const MOVED_PERMANENTLY = 301
export const MOVED_FOR_NOW = 302
/** Maximum redirects in a chain: longer ones are loops, or unmaintained. */
export const REDIRECT_HOPS_MAX = 5
/** TTL of a redirect rule for search engines, and time-out of its call for a missing page. */
export const SEO_REDIRECT_CACHE_MS = 60_000
export const SEO_REDIRECT_TIMEOUT_MS = 1_000
