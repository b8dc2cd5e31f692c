import type { IllustrationKind } from '../../pictures/illustrationSpec.ts'
import type { CategoryCode } from '../categories/categoryTree.ts'
import type { Text } from '@hogar/platform/language.ts'
import type { BrandGroup } from '../options/brands.ts'
import type { CareCode } from '../options/care.ts'
import type { ColorCode } from '../options/colors.ts'
import type { Facts } from '../options/facts.ts'
import type { MaterialCode } from '../options/materials.ts'
import type { RoomCode } from '../options/rooms.ts'
import type { SizeCode } from '../options/sizes.ts'
import type { ConstructionCode } from '../texts/constructionTexts.ts'

/** Width, height and depth in centimetres, weight in kilograms. */
export type Measures = readonly [width: number, height: number, depth: number, weight: number]

/** One shape in which a family is made; products of a family take its forms in turn. */
export type Form = Readonly<{
  /** `{model}` stands for the model's name. */
  name: Text
  /** Pesos with tax, for the first size and a material of factor 1. */
  price: number
  measures: Measures
  category?: CategoryCode
  kind?: IllustrationKind
  facts?: Facts
  features?: readonly string[]
  /** Drawing style of this form, and the number of styles, where the form's name describes its look. */
  look?: readonly [style: number, of: number]
}>

/** A size a shopper can choose: how it changes the form's price, and its own measures when it changes the shape. */
export type SizeChoice = Readonly<{ size: SizeCode; priceFactor: number; measures?: Measures; facts?: Facts }>

export type Axis = 'color' | 'material' | 'size'

/** A family of products: everything that its members share, and what they vary in. */
export type Family = Readonly<{
  /** Begins SKUs and picture paths. */
  code: string
  category: CategoryCode
  room: RoomCode
  kind: IllustrationKind
  construction: ConstructionCode
  care: CareCode
  brands: BrandGroup
  /** One product per model. */
  models: readonly string[]
  forms: readonly Form[]
  materials: readonly MaterialCode[]
  colors?: readonly ColorCode[]
  /** Legs, frames and handles of the pictures. */
  secondary?: readonly MaterialCode[]
  sizes?: readonly SizeChoice[]
  /** Axes that a shopper chooses from; without it all products are simple. */
  vary?: readonly Axis[]
  /** Furniture and decoration have a style; of furniture the description speaks of it, too. */
  styled?: 'described' | 'named'
  /** The description speaks of the material. */
  saysMaterial?: true
  warrantyMonths: number
  /** Minutes it takes to put together; none when it comes whole. */
  assemblyMinutes?: number
  virtual?: true
  /** Files to download; virtual as well. */
  downloadable?: true
  /** Available by branch pick-up only. */
  branchDeliveryOnly?: true
  /** Made after the order. */
  madeToOrder?: true
  /** Sold by the young brand too. */
  viu?: true
  /** Not sold by the traditional brand, which sells everything but some decoration. */
  notMavi?: true
  /** Sentences about what it is for; `{model}` stands for the model's name. */
  leads: readonly Text[]
}>
