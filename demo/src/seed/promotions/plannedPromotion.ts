import type { StoreDefinition } from '@hogar/platform/stores.ts'
import type { Text } from '@hogar/platform/language.ts'
import type { ProductList } from '@hogar/platform/promotions/promotion.ts'
import type { RoomSceneName } from '../../pictures/scenes/roomScenes.ts'
import type { CategoryCode } from '../categories/categoryTree.ts'

/** Products of a category, or of the whole shop, that meet conditions. */
export type PlannedList = Readonly<{
  category: CategoryCode | 'all'
  filters?: ProductList['filters']
  sort?: NonNullable<ProductList['sort']>
}>

/** Wide picture: a room, or the room of a category's example product. */
export type PlannedPicture = Readonly<{ of: RoomSceneName | CategoryCode; alt: Text }>

/** Promotion before it is written down for a store. */
export type PlannedPromotion = Readonly<{
  id: number
  slug: Text
  title: Text
  summary: Text
  /** Paragraphs. */
  text: readonly Text[]
  terms: Text
  department: CategoryCode
  list: PlannedList
  /** Families of which the first product in stock is featured. */
  featured?: readonly string[]
  picture: PlannedPicture
  coupon?: string
  /** First and last day, counted from the day of the seed. */
  days: readonly [first: number, last: number]
  /** Countries that have it; all countries when left out. */
  countries?: readonly StoreDefinition['country'][]
}>
