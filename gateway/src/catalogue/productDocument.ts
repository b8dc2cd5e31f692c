import type { Source } from './readValue.ts'

export type ProductTypename =
  | 'SimpleProduct'
  | 'VirtualProduct'
  | 'ConfigurableProduct'
  | 'GroupedProduct'
  | 'BundleProduct'

/** Price fields as a document holds them: without tax, null where it names none. */
export type PriceFields = Readonly<{
  price: number | null
  special: number | null
  specialFrom: string | null
  specialTo: string | null
  final: number | null
}>

export type GalleryItem = Readonly<{
  path: string
  label: string | null
  color: string | null
  videoUrl: string | null
}>

export type VariantDocument = Readonly<{
  id: number | null
  sku: string
  status: number
  name: string | null
  image: string | null
  gallery: readonly GalleryItem[]
  prices: PriceFields
  /** Attribute code to value, flattened. */
  values: Source
  /** What the index said about stock when it was written; null when nothing. */
  isInStock: boolean | null
}>

export type OptionValueDocument = Readonly<{ value: string; label: string | null; swatch: string | null }>

export type OptionDocument = Readonly<{
  attributeId: string | null
  attributeCode: string
  label: string | null
  position: number
  values: readonly OptionValueDocument[]
}>

export type BundleSelectionDocument = Readonly<{
  selectionId: string
  sku: string
  quantity: number
  canChangeQuantity: boolean
  isDefault: boolean
}>

export type BundleOptionDocument = Readonly<{
  optionId: string
  title: string
  isRequired: boolean
  isMultiple: boolean
  selections: readonly BundleSelectionDocument[]
}>

export type CustomOptionValueDocument = Readonly<{
  valueId: string
  title: string
  price: number
  isPercent: boolean
}>

export type CustomOptionDocument = Readonly<{
  optionId: string
  title: string
  kind: 'TEXT' | 'TEXT_AREA' | 'CHOICE' | 'MULTIPLE'
  isRequired: boolean
  maxLength: number | null
  values: readonly CustomOptionValueDocument[]
}>

export type LinkDocument = Readonly<{ kind: 'associated' | 'related' | 'upsell'; sku: string; quantity: number }>

/** A product as the catalogue holds it, read once. What was not asked of the platform is null or empty here. */
export type ProductDocument = Readonly<{
  __typename: ProductTypename
  storeCode: string
  id: number | null
  sku: string
  name: string
  slug: string
  urlPath: string
  status: number
  visibility: number
  brand: string | null
  summaryHtml: string | null
  descriptionHtml: string | null
  image: string | null
  gallery: readonly GalleryItem[]
  prices: PriceFields
  /** Cheapest and dearest that the index worked out, for products that are made of others. */
  priceSpan: Readonly<{ minimal: number | null; maximal: number | null }>
  /** Price of each month with tax, by the number of months. */
  instalments: readonly Readonly<{ months: number; monthly: number }>[]
  taxClassId: number | null
  categoryIds: readonly number[]
  /** Outer measurements in centimetres and kilograms. */
  dimensions: Readonly<{ width: number | null; height: number | null; depth: number | null; weight: number | null }>
  tags: readonly Readonly<{ text: string; color: string | null; background: string | null }>[]
  links: readonly LinkDocument[]
  options: readonly OptionDocument[]
  variants: readonly VariantDocument[]
  bundleOptions: readonly BundleOptionDocument[]
  customOptions: readonly CustomOptionDocument[]
  /** True for something that is sold by fractions of a unit: cloth by the metre. */
  isSoldByFractions: boolean
  /** Every attribute that the platform sent, for those that only its attribute list knows. */
  values: Source
}>
