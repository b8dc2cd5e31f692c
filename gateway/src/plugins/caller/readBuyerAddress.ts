import { parseAddress } from '@hogar/schema/http/parseAddress.ts'
import { GatewayError } from '../../errors/gatewayError.ts'
import { countedAddress } from './clientAddress.ts'
import { RequestRefusal } from '../../errors/requestRefusal.ts'

/**
 * Returns the address of a partner's shopper from `X-Buyer-Address`, by which rate limits count; null without the
 * header. Throws RequestRefusal 400 if it is no IP address.
 */
export function readBuyerAddress(header: string | undefined): string | null {
  if (header === undefined) return null
  const address = parseAddress(header.trim())
  if (address !== null) return countedAddress(address)
  const message = 'X-Buyer-Address must be one IPv4 or IPv6 address.'
  throw new RequestRefusal([new GatewayError('BAD_USER_INPUT', message)], { status: 400 })
}
