import { parseAddress } from '@hogar/schema/http/parseAddress.ts'
import { GatewayError } from '../graph/gatewayError.ts'
import { countedAddress } from './clientAddress.ts'
import { RequestRefusal } from './requestRefusal.ts'

/**
 * The address that limits count a partner's shopper by, out of `X-Buyer-Address`; null without the header. Throws
 * RequestRefusal 400 for a value that is no IP address.
 */
export function readBuyerAddress(header: string | undefined): string | null {
  if (header === undefined) return null
  const address = parseAddress(header.trim())
  if (address !== null) return countedAddress(address)
  const message = 'X-Buyer-Address has to be one IPv4 or IPv6 address.'
  throw new RequestRefusal([new GatewayError('BAD_USER_INPUT', message)], { status: 400 })
}
