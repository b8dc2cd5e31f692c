import type { MediaKind } from '../__generated__/resolverTypes.ts'
import type { Page } from '../graph/connection.ts'
import type { TaxRateValue } from '../tax/taxRate.ts'
import type { CategoryNode } from './categoryTree.ts'
import type { ProductDocument, VariantDocument } from './productDocument.ts'

/** What the resolvers of each type receive: the kinds of products share one document. */
export type SimpleProductMapper = ProductDocument
export type VirtualProductMapper = ProductDocument
export type ConfigurableProductMapper = ProductDocument
export type GroupedProductMapper = ProductDocument
export type BundleProductMapper = ProductDocument
export type ProductVariantMapper = Readonly<{
  __typename: 'ProductVariant'
  product: ProductDocument
  variant: VariantDocument
}>
export type CategoryMapper = CategoryNode
export type ProductConnectionMapper = Page<ProductDocument>

/** Amounts without tax, and the rate that makes them whole. */
export type ProductPriceMapper = Readonly<{
  regular: number
  final: number
  offerUntil: Date | null
  isFrom: boolean
  instalments: ProductDocument['instalments']
  taxRate: TaxRateValue | null
  currencyCode: string
}>

export type ProductMediaMapper = Readonly<{
  kind: MediaKind
  /** Path of the picture, or of the video's still, as the document has it. */
  picture: string
  alt: string
  placeholderColor: string
  videoUrl: string | null
}>
