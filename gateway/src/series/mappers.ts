import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { CmsImageMapper } from '../content/mappers.ts'

/** Page of a series of one store. */
export type SeriesMapper = Readonly<{
  __typename: 'Series'
  storeCode: string
  slug: string
  value: string
  title: string
  summary: string | null
  textHtml: string | null
  image: CmsImageMapper | null
  updatedAt: string | null
  alternates: readonly Readonly<{ store: StoreDefinition; path: string }>[] | null
}>

/** Series of a product. */
export type ProductSeriesMapper = Readonly<{
  value: string
  label: string
  /** Path of the shop's list, narrowed to the series. */
  listPath: string
}>
