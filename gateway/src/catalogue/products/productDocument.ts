import type { Source } from '../../parse/readValue.ts'

export type ProductTypename =
  | 'SimpleProduct'
  | 'VirtualProduct'
  | 'DownloadableProduct'
  | 'ConfigurableProduct'
  | 'GroupedProduct'
  | 'BundleProduct'

/** Price fields of a document, null for each one that is absent: all without tax, or all with. */
export type PriceFields = Readonly<{
  price: number | null
  special: number | null
  specialFrom: string | null
  specialTo: string | null
  final: number | null
  /** Lowest price of the 30 days before the reduction; null if the platform stores none. */
  lowest?: number | null
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
  /** Values by attribute code, flattened. */
  values: Source
  /** Stock flag as of the indexing; null if absent. */
  isInStock: boolean | null
}>

export type OptionValueDocument = Readonly<{
  value: string
  label: string | null
  /** Label in the platform's default language; null if it does not send it. */
  defaultLabel: string | null
  /** True if the document has an empty name for it. */
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

/** Amount without tax, or percentage of the product's price. */
export type Surcharge = Readonly<{ price: number; isPercent: boolean }>

export type CustomOptionValueDocument = Surcharge & Readonly<{ valueId: string; title: string }>

export type CustomOptionDocument = Readonly<{
  optionId: string
  title: string
  kind: 'TEXT' | 'TEXT_AREA' | 'CHOICE' | 'MULTIPLE'
  isRequired: boolean
  maxLength: number | null
  /** Surcharge of a text option that is filled in; null for an option with values. */
  surcharge: Surcharge | null
  values: readonly CustomOptionValueDocument[]
}>

export type LinkDocument = Readonly<{
  kind: 'associated' | 'related' | 'upsell' | 'service'
  sku: string
  quantity: number
}>

/** File of a downloadable product. */
export type DownloadDocument = Readonly<{
  linkId: string
  title: string
  downloadsAllowed: number | null
  sampleUrl: string | null
}>

/** Decoded product of the catalogue. Fields that were not requested from the platform are null or empty. */
export type ProductDocument = Readonly<{
  __typename: ProductTypename
  storeCode: string
  id: number | null
  sku: string
  name: string
  slug: string
  /** Path inside the store, encoded, without a leading slash. */
  urlPath: string
  status: number
  visibility: number
  brand: string | null
  summaryHtml: string | null
  descriptionHtml: string | null
  image: string | null
  /** Label of the main picture, and the colour that stands in while it loads. */
  imageLabel: string | null
  imageColor: string | null
  gallery: readonly GalleryItem[]
  prices: PriceFields
  /** Price fields with tax, if the platform calculated them. */
  grossPrices: PriceFields | null
  /** Lowest and highest price in the index, for composite products. */
  priceSpan: Readonly<{ minimal: number | null; maximal: number | null }>
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
  /** Stock flag as of the indexing; null if absent. */
  isInStock: boolean | null
  /** True for a product that is sold in fractions of a unit, such as cloth by the metre. */
  isSoldByFractions: boolean
  /** Platform's reasons, ready to show, why the product is not sold; empty if it is. */
  errors: readonly string[]
  /** Every attribute that the platform sent, for those that only the attribute list describes. */
  values: Source
}>

/** Product, or one of its variants. */
export type PricedItem = Readonly<{ product: ProductDocument; variant: VariantDocument | null }>
