/** What a page or an answer can be made of. A tag that starts with one of these is a tag too: `P1481`, `C20`. */
export const CACHE_TAGS = [
  '404',
  'A',
  'attribute',
  'blog',
  'C',
  'category',
  'checkout',
  'cmsPage',
  'compare',
  'error',
  'home',
  'M',
  'my-account',
  'P',
  'page-not-found',
  'post',
  'product',
  'T',
  'taxrule',
] as const

/** A page's own kind, beside what it was made of. */
export type CacheTag = (typeof CACHE_TAGS)[number]

/** Everything that is cached, whatever its tags. */
export const ALL_TAGS = '*'

/** What begins a tag that names one thing, and the tag that all things of its kind carry. */
export const KINDS = { A: 'attribute', C: 'category', M: 'cmsPage', P: 'product', T: 'taxrule' } as const
