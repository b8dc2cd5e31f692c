import type { FilterInput, LandingLink, PromotionDepartment, ProductSort } from '../__generated__/schemaTypes.ts'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { CmsImageMapper } from '../content/mappers.ts'
import type { Page } from '../graph/connection.ts'

/** Products that editors chose by conditions. */
export type ChosenList = Readonly<{
  /** Null for the whole shop. */
  categoryId: number | null
  filters: readonly FilterInput[]
  sort: ProductSort | null
}>

/** List that the platform sent; `invalid` for one whose conditions cannot be read: without them it would list others. */
export type AnyList = ChosenList | 'invalid' | null

export type PromotionMapper = Readonly<{
  __typename: 'Promotion'
  storeCode: string
  store: StoreDefinition
  slug: string
  title: string
  summary: string | null
  textHtml: string | null
  image: CmsImageMapper | null
  department: string | null
  startsAt: string | null
  endsAt: string | null
  isOver: boolean
  nextChangeAt: string | null
  termsHtml: string | null
  coupon: string | null
  sku: string | null
  list: AnyList
  alternates: readonly Readonly<{ store: StoreDefinition; path: string }>[] | null
}>

export type PromotionConnectionMapper = Page<PromotionMapper> &
  Readonly<{ departments: readonly PromotionDepartment[]; nextChangeAt: string | null }>

export type LandingTextMapper = Readonly<{ __typename: 'LandingText'; title: string | null; contentHtml: string }>
export type LandingProductsMapper = Readonly<{
  __typename: 'LandingProducts'
  title: string | null
  list: AnyList
  limit: number
}>
export type LandingLinksMapper = Readonly<{
  __typename: 'LandingLinks'
  title: string | null
  links: readonly LandingLink[]
}>

export type LandingMapper = Readonly<{
  __typename: 'Landing'
  storeCode: string
  slug: string
  title: string
  heading: string | null
  introHtml: string | null
  image: CmsImageMapper | null
  blocks: readonly (LandingTextMapper | LandingProductsMapper | LandingLinksMapper)[]
  metaDescription: string | null
  updatedAt: string | null
}>
