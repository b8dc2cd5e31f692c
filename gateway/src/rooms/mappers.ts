import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { CmsImageMapper } from '../content/mappers.ts'

export type RoomPointMapper = Readonly<{
  sku: string
  /** SKU of the variant in the picture; null for a product without variants. */
  childSku: string | null
  quantity: number
  x: number
  y: number
}>

export type RoomMapper = Readonly<{
  __typename: 'Room'
  storeCode: string
  slug: string
  kind: Readonly<{ code: string; name: string }>
  title: string
  summary: string | null
  textHtml: string | null
  image: CmsImageMapper
  updatedAt: string | null
  points: readonly RoomPointMapper[]
  alternates: readonly Readonly<{ store: StoreDefinition; path: string }>[] | null
}>
