import type { Big } from 'big.js'
import type { Product, ProductKind } from '../../catalogue/product.ts'
import type { StoreDefinition } from '../../stores.ts'
import type { ProductOption } from './lineIdentity.ts'
import type { LineRequest } from './lineRequest.ts'

export type LineOption = Readonly<{ label: string; value: string }>

/** Units of one sku that one unit of a line takes out of stock. */
export type StockDemand = Readonly<{ sku: string; quantity: number }>

/** Documents that lines are resolved from. */
export type LineCatalogue = Readonly<{
  products: ReadonlyMap<string, Product>
  /** Configurable parent by the sku of its child. */
  parents: ReadonlyMap<string, Product>
  store: StoreDefinition
  now: Date
  /** Customer group whose tier prices apply; null if none do. */
  tierGroup: number | null
}>

export type LineCore = Readonly<{
  sku: string
  basePrice: Big
  options: readonly LineOption[]
  choices: Pick<LineRequest, 'configurable' | 'bundle'>
  demands: readonly StockDemand[]
}>

/** A cart line that can be sold: price per unit excluding tax, as it is now. */
export type ResolvedLine = Readonly<{
  sku: string
  productSku: string
  productId: number
  kind: ProductKind
  name: string
  unitPrice: Big
  taxClassId: number
  options: readonly LineOption[]
  productOption: ProductOption | null
  checksum: string
  demands: readonly StockDemand[]
  /** True if the product, or a part of the bundle, is available by branch pick-up only. */
  isBranchDeliveryOnly: boolean
  /** True if the product, or a part of the bundle, is made after the order. */
  isMadeToOrder: boolean
}>
