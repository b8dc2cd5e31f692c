/** Condition of a product list: one of several values, or a range such as `20-*`. */
type ListFilter = Readonly<{ attribute: string; in?: readonly string[]; range?: string }>

/** Orders that a product list may start in. */
export type ListSort = 'newest' | 'price-low' | 'price-high' | 'discount' | 'rating' | 'weekly'

/** Products of a category that meet conditions. */
export type ProductList = Readonly<{ category_id: number; filters: readonly ListFilter[]; sort: ListSort | null }>

/** Words, pictures and products of a promotion, in the language of its store. */
export type PromotionContent = Readonly<{
  title: string
  summary: string
  /** HTML. */
  text: string
  /** HTML. */
  terms: string
  /** Path below the image service. */
  image: string
  image_alt: string
  /** Name of its department. */
  department_name: string
  /** SKU of the featured product. */
  sku: string | null
  list: ProductList | null
  coupon: string | null
}>

/** Promotion of one store. `id` is the same in all stores that have it, `slug` is its name in the store's addresses. */
export type SeedPromotion = Readonly<{
  id: number
  slug: string
  /** Code of its department. */
  department: string
  startsAt: Date
  endsAt: Date
  content: PromotionContent
}>

type LandingBlock =
  | Readonly<{ kind: 'text'; title: string | null; html: string }>
  | (Readonly<{ kind: 'products'; title: string; limit: number }> & ProductList)
  | Readonly<{ kind: 'links'; title: string; links: readonly Readonly<{ label: string; path: string }>[] }>

/** Words and blocks of a landing page, in the language of its store. */
export type LandingContent = Readonly<{
  title: string
  heading: string
  /** HTML. */
  intro: string
  image: string
  image_alt: string
  blocks: readonly LandingBlock[]
  meta_description: string
}>

export type SeedLanding = Readonly<{ slug: string; content: LandingContent; updatedAt: Date }>
