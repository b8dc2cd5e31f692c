import { POSTCODE_DIGITS } from '@hogar/schema/validation/limits.ts'
import type { DeliveryEstimate } from '../__generated__/schemaTypes.ts'
import type { ProductDocument } from '../catalogue/products/productDocument.ts'
import type { GraphContext } from '../app/context.ts'
import { GatewayError } from '../errors/gatewayError.ts'

const POSTCODE = new RegExp(`^\\d{${POSTCODE_DIGITS}}$`)

/**
 * Returns when a product would arrive at a postcode, by default the store's. Null if it is not delivered. Throws
 * BAD_USER_INPUT for an invalid postcode.
 */
export async function deliveryEstimate(
  { __typename, sku }: Pick<ProductDocument, '__typename' | 'sku'>,
  postcode: string | null,
  { loaders, settings }: GraphContext,
): Promise<DeliveryEstimate | null> {
  const destination = postcode?.trim() ?? settings.defaultPostcode
  if (destination === null || __typename === 'VirtualProduct' || __typename === 'DownloadableProduct') return null
  if (!POSTCODE.test(destination)) throw new GatewayError('BAD_USER_INPUT', `A postcode has ${POSTCODE_DIGITS} digits.`)
  const window = await loaders.delivery(destination).load(sku)
  if (window === null) return null
  const { earliest, latest, madeToOrderDays } = window
  return { earliest, latest, madeToOrderDays }
}
