import type { Source } from './readValue.ts'

export type ProductTypename =
  | 'SimpleProduct'
  | 'VirtualProduct'
  | 'DownloadableProduct'
  | 'ConfigurableProduct'
  | 'GroupedProduct'
  | 'BundleProduct'

/** Price fields as a document holds them, null where it names none: all without tax, or all with. */
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
  grossPrices: PriceFields | null
  /** Attribute code to value, flattened. */
  values: Source
  /** What the index said about stock when it was written; null when nothing. */
  isInStock: boolean | null
}>

export type OptionValueDocument = Readonly<{
  value: string
  label: string | null
  /** The document has a name for it, and that is empty. */
  isBlank: boolean
  swatch: string | null
}>

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

/** An amount without tax, or a percentage of the product's price. */
export type Surcharge = Readonly<{ price: number; isPercent: boolean }>

export type CustomOptionValueDocument = Surcharge & Readonly<{ valueId: string; title: string }>

export type CustomOptionDocument = Readonly<{
  optionId: string
  title: string
  kind: 'TEXT' | 'TEXT_AREA' | 'CHOICE' | 'MULTIPLE'
  isRequired: boolean
  maxLength: number | null
  /** What a text adds when it is filled in; null for what has values. */
  surcharge: Surcharge | null
  values: readonly CustomOptionValueDocument[]
}>

export type LinkDocument = Readonly<{ kind: 'associated' | 'related' | 'upsell'; sku: string; quantity: number }>

/** A file that is bought. */
export type DownloadDocument = Readonly<{
  linkId: string
  title: string
  downloadsAllowed: number | null
  sampleUrl: string | null
}>

/** A product as the catalogue holds it, read once. What was not asked of the platform is null or empty here. */
export type ProductDocument = Readonly<{
  __typename: ProductTypename
  storeCode: string
  id: number | null
  sku: string
  name: string
  slug: string
  /** Its address inside the store, encoded, without a leading slash. */
  urlPath: string
  status: number
  visibility: number
  brand: string | null
  summaryHtml: string | null
  descriptionHtml: string | null
  image: string | null
  gallery: readonly GalleryItem[]
  prices: PriceFields
  /** The same with tax, where the platform worked it out. */
  grossPrices: PriceFields | null
  /** Cheapest and dearest that the index worked out, for products that are made of others. */
  priceSpan: Readonly<{ minimal: number | null; maximal: number | null }>
  /** Price of each month with tax, by the number of months. */
  instalments: readonly Readonly<{ months: number; monthly: number }>[]
  taxClassId: number | null
  categoryIds: readonly number[]
  /** Outer measurements in centimetres and kilograms. */
  dimensions: Readonly<{ width: number | null; height: number | null; depth: number | null; weight: number | null }>
  tags: readonly Readonly<{ text: string; color: string; background: string }>[]
  links: readonly LinkDocument[]
  options: readonly OptionDocument[]
  variants: readonly VariantDocument[]
  bundleOptions: readonly BundleOptionDocument[]
  customOptions: readonly CustomOptionDocument[]
  downloads: readonly DownloadDocument[]
  samples: readonly Readonly<{ title: string; url: string }>[]
  /** What the index said about stock when it was written; null when nothing. */
  isInStock: boolean | null
  /** True for something that is sold by fractions of a unit: cloth by the metre. */
  isSoldByFractions: boolean
  /** What the platform says is wrong with it, ready to show: then it is not sold. */
  errors: readonly string[]
  /** Every attribute that the platform sent, for those that only its attribute list knows. */
  values: Source
}>
