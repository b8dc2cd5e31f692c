/** Platform numbers of products that one part of a sitemap spans. */
export const SITEMAP_PART_IDS = 500
/** More parts than any shop has products for: a number past it is a mistake. */
export const SITEMAP_PARTS_MAX = 1_000_000
/** Search engines come by rarely, and in no hurry. */
export const SITEMAP_CACHE_MS = 600_000
export const MOVED_PERMANENTLY = 301
export const MOVED_FOR_NOW = 302
/** Rules that lead from one to the next: more than these lead in a circle, or were never looked after. */
export const REDIRECT_HOPS_MAX = 5
/** How long a rule for search engines is known, and how long a page that is not there waits for one. */
export const SEO_REDIRECT_CACHE_MS = 60_000
export const SEO_REDIRECT_TIMEOUT_MS = 1_000
