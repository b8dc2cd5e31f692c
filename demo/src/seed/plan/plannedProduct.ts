import type { IllustrationSpec } from '../../pictures/illustrationSpec.ts'
import type { CategoryCode } from '../categories/categoryTree.ts'
import type { Family, Measures } from '../families/family.ts'
import type { Text } from '@hogar/platform/language.ts'
import type { ColorCode } from '../options/colors.ts'
import type { Facts } from '../options/facts.ts'
import type { MaterialCode } from '../options/materials.ts'
import type { SizeCode } from '../options/sizes.ts'
import type { StyleCode } from '../options/styles.ts'

/** Purchasable unit: a simple product, or one child of a configurable one. */
export type PlannedVariant = Readonly<{
  id: number
  sku: string
  color: ColorCode
  material: MaterialCode
  size: SizeCode | null
  /** Regular price in pesos, tax included, already round. */
  pesos: number
  measures: Measures
  facts: Facts
  stock: number
  /** Folder of its pictures, such as `/s/sofa-oslo/arena-lino`. */
  pictureFolder: string
  illustration: IllustrationSpec
}>

/**
 * A listed product before it is written down for a store. A simple one has a single variant with its own id and SKU.
 */
export type PlannedProduct = Readonly<{
  id: number
  sku: string
  type: 'simple' | 'configurable' | 'virtual' | 'downloadable'
  family: Family
  model: string
  /** First sentence of the description, `{model}` and `{brand}` open; null for what cannot be touched. */
  opening: Text | null
  name: Text
  category: CategoryCode
  brand: string
  style: StyleCode
  variants: readonly [PlannedVariant, ...PlannedVariant[]]
  /** Whole percent off, 0 when there is no offer. */
  discount: number
  /** Days before the seed's epoch on which it was added. */
  ageDays: number
}>
