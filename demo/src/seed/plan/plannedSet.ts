import type { IllustrationSpec } from '../../pictures/illustrationSpec.ts'
import type { CategoryCode } from '../categories/categoryTree.ts'
import type { Text } from '@hogar/platform/language.ts'
import type { RoomCode } from '../options/rooms.ts'
import type { PlannedProduct, PlannedVariant } from './plannedProduct.ts'

/** Product variant that can be selected for a part of a set. */
export type SetSelection = Readonly<{ product: PlannedProduct; variant: PlannedVariant; quantity: number }>

/** A part of a set; the first selection is the one proposed. A grouped set has one selection per part. */
export type SetPart = Readonly<{
  title: Text
  input: 'radio' | 'select' | 'checkbox'
  isRequired: boolean
  selections: readonly [SetSelection, ...SetSelection[]]
}>

/** A listed product that is made of others: bought line by line when grouped, as one when a bundle. */
export type PlannedSet = Readonly<{
  id: number
  /** Code of the recipe that it is made by. */
  recipe: string
  sku: string
  type: 'grouped' | 'bundle'
  /** Name of the series that it is made of. */
  model: string
  name: Text
  category: CategoryCode
  room: RoomCode
  brand: string
  lead: Text
  shortLead: Text
  promise: Text
  parts: readonly [SetPart, ...SetPart[]]
  ageDays: number
  pictureFolder: string
  illustration: IllustrationSpec
}>
