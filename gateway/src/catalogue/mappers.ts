import type { MediaKind } from '../__generated__/schemaTypes.ts'
import type { ProductPage } from '../search/mappers.ts'
import type { TaxRateValue } from '../tax/taxRate.ts'
import type { AttributeDocument } from './attributes/attributeClient.ts'
import type { AppliedFilter } from './catalogueSearch.ts'
import type { CategoryNode } from './categories/categoryTree.ts'
import type { TierDocument } from './prices/decodeTiers.ts'
import type { ProductDocument, VariantDocument } from './products/productDocument.ts'

/** Parent values of the product types' resolvers: all kinds share one document. */
export type SimpleProductMapper = ProductDocument
export type VirtualProductMapper = ProductDocument
export type DownloadableProductMapper = ProductDocument
export type ConfigurableProductMapper = ProductDocument
export type GroupedProductMapper = ProductDocument
export type BundleProductMapper = ProductDocument
export type ProductVariantMapper = Readonly<{
  __typename: 'ProductVariant'
  product: ProductDocument
  variant: VariantDocument
}>
export type AttributeMapper = AttributeDocument & Readonly<{ __typename?: 'Attribute' }>
export type CategoryMapper = CategoryNode
export type ProductConnectionMapper = ProductPage
export type ProductEdgeMapper = Readonly<{
  node: ProductDocument
  cursor: string
  conditions: readonly AppliedFilter[]
  /** True for a product that matches only some of the words. */
  isRelated: boolean
}>

/** Store credit with tax. Null is what the platform does not provide. */
export type CreditTermsDocument = Readonly<{
  weekly: number
  weeks: number | null
  last: number | null
  total: number | null
  interest: number | null
  punctualWeekly: number | null
  punctualTotal: number
  bonus: number | null
  /** Whole percent of the interest. */
  bonusPercent: number | null
  lateWeek: number | null
  /** CAT in percent, without the tax on interest. */
  annualCost: number | null
  annualCostPunctual: number | null
}>

/** Amounts without tax, with the platform's amounts with tax, or else the tax rate. */
export type ProductPriceMapper = Readonly<{
  /** False if the platform names no price: the amounts are then 0. */
  isKnown: boolean
  regular: number
  final: number
  gross: Readonly<{ regular: number; final: number }> | null
  /** Public price without tax, if `final` is a wholesale price below it. */
  publicPrice?: number
  offerFrom: Date | null
  offerUntil: Date | null
  /**
   * Lowest prior price without tax; null without a reduction, if unknown, or if the store's country does not require
   * it.
   */
  lowest: number | null
  isFrom: boolean
  /** Monthly amounts with tax, by number of months. */
  instalments: readonly Readonly<{ months: number; monthly: number }>[]
  credit: CreditTermsDocument | null
  tiers: readonly TierDocument[]
  taxRate: TaxRateValue | null
  currencyCode: string
  isCurrent: boolean
  refreshedAt: Date | null
}>

export type ProductMediaMapper = Readonly<{
  kind: MediaKind
  /** Path of the picture, or of the video's preview image, as in the document. */
  picture: string
  /** Path of the same picture at the image service. */
  path: string
  alt: string
  placeholderColor: string
  videoUrl: string | null
}>
