import type { FilterInput, MediaKind } from '../__generated__/resolverTypes.ts'
import type { ProductPage } from '../search/productPage.ts'
import type { TaxRateValue } from '../tax/taxRate.ts'
import type { CategoryNode } from './categoryTree.ts'
import type { TierDocument } from './decodeTiers.ts'
import type { ProductDocument, VariantDocument } from './productDocument.ts'

/** What the resolvers of each type receive: the kinds of products share one document. */
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
export type CategoryMapper = CategoryNode
export type ProductConnectionMapper = ProductPage
export type ProductEdgeMapper = Readonly<{ node: ProductDocument; cursor: string; filters: readonly FilterInput[] }>

/** Amounts without tax, and what makes them whole: the platform's own amounts with tax, else the rate. */
export type ProductPriceMapper = Readonly<{
  regular: number
  final: number
  gross: Readonly<{ regular: number; final: number }> | null
  offerUntil: Date | null
  isFrom: boolean
  instalments: ProductDocument['instalments']
  credit: Readonly<{ weekly: number; punctualTotal: number }> | null
  tiers: readonly TierDocument[]
  taxRate: TaxRateValue | null
  currencyCode: string
  isCurrent: boolean
  refreshedAt: Date | null
}>

export type ProductMediaMapper = Readonly<{
  kind: MediaKind
  /** Path of the picture, or of the video's still, as the document has it. */
  picture: string
  /** The same below the image service, ready to be asked for. */
  path: string
  alt: string
  placeholderColor: string
  videoUrl: string | null
}>
