/** Known cache tags. A tag that starts with one of them is valid too: `P1481`, `C20`. */
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
  'promotion',
  'room',
  'series',
  'T',
  'taxrule',
] as const

/** A known cache tag, such as the kind of a page. */
export type CacheTag = (typeof CACHE_TAGS)[number]

/** Matches all cached output. */
export const ALL_TAGS = '*'

/** First letter of a tag for a single object, and the tag of all objects of its kind. */
export const KINDS = { A: 'attribute', C: 'category', M: 'cmsPage', P: 'product', T: 'taxrule' } as const
