import type { Text } from '@hogar/platform/language.ts'
import type { StoreDefinition } from '@hogar/platform/stores.ts'
import type { CategoryCode } from '../categories/categoryTree.ts'
import type { PlannedList, PlannedPicture } from './plannedPromotion.ts'

type PlannedBlock =
  | Readonly<{ kind: 'text'; title?: Text; body: Text }>
  | Readonly<{ kind: 'products'; title: Text; limit: number; list: PlannedList }>
  | Readonly<{ kind: 'links'; title: Text; categories: readonly CategoryCode[] }>

/** Landing page before it is written down for a store. */
export type PlannedLanding = Readonly<{
  slug: Text
  title: Text
  heading: Text
  intro: Text
  description: Text
  picture: PlannedPicture
  blocks: readonly PlannedBlock[]
  /** Countries that have it; all countries when left out. */
  countries?: readonly StoreDefinition['country'][]
}>
