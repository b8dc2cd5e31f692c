import { BRANCH_DELIVERY_ONLY } from '../../catalogue/product.ts'
import type { AdditionalData } from '../additionalData.ts'
import { parseLineRequest } from './lineRequest.ts'
import { resolveLine } from './resolveLine.ts'
import type { LineCatalogue, ResolvedLine } from './resolvedLine.ts'

/** A line of a cart that can be sold, at today's price for its quantity. */
export type CartLine = ResolvedLine &
  Readonly<{
    itemId: number
    qty: number
    additionalData: AdditionalData
    /** True if the product is for branches only; `isBranchDeliveryOnly` is also true where a caller marks the line so. */
    isBranchProduct: boolean
  }>

/** Contents of a line as a cart stores them, without what follows from the catalogue. */
export type LineContents = Readonly<{
  itemId: number
  productSku: string
  productOption: unknown
  qty: number
  additionalData: AdditionalData
}>

/**
 * Resolves a line of a cart. Its own additional data may restrict it to pick-up in a branch, beside its product.
 * @throws PlatformError for a line that is no longer sold.
 */
export function cartLine({ productSku, productOption, ...kept }: LineContents, catalogue: LineCatalogue): CartLine {
  const line = resolveLine(parseLineRequest(productSku, productOption), catalogue, kept.qty)
  const isMarked = kept.additionalData.opcion_de_entrega === BRANCH_DELIVERY_ONLY
  const { isBranchDeliveryOnly: isBranchProduct } = line
  return { ...line, ...kept, isBranchProduct, isBranchDeliveryOnly: isBranchProduct || isMarked }
}

/** True if two lines are the same: equal sku and options. */
export function isSameLine(
  a: Pick<ResolvedLine, 'sku' | 'checksum'>,
  b: Pick<ResolvedLine, 'sku' | 'checksum'>,
): boolean {
  return a.sku === b.sku && a.checksum === b.checksum
}
