import type { Product } from '../../catalogue/product.ts'
import type { StoreDefinition } from '../../stores.ts'
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
