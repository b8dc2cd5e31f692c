import type { RequestRefusal } from '../errors/requestRefusal.ts'
import type { CoreServices } from '../http/coreServices.ts'
import { clientAddress } from './caller/clientAddress.ts'
import { payerOf } from './rateLimit/payerOf.ts'
import { RateMeter } from './rateLimit/rateMeter.ts'
import type { GatewayPlugin } from './visit.ts'

type Services = Pick<CoreServices, 'env' | 'sharedStore' | 'metrics'>

/**
 * Charges each request a fee before its body is read, also one with faulty headers, and at the end of the reply the
 * difference between the cost that was held and the actual work. Refuses with 429 above the quota.
 */
export function useRequestFee(services: Services): GatewayPlugin {
  return {
    onRequestParse({ serverContext: { visit } }) {
      const { request, response, caller, headerFault } = visit
      const payer =
        caller === undefined
          ? ({ kind: 'address', address: clientAddress(request, services.env.TRUST_PROXY) } as const)
          : payerOf(services, request, caller)
      const meter = new RateMeter(services, request, payer)
      visit.meter = meter
      response.once('close', () => meter.settle())
      const entering = meter.enter()
      return headerFault === undefined ? entering : refuseAfter(entering, headerFault)
    },
  }
}

async function refuseAfter(entering: Promise<void> | undefined, fault: RequestRefusal): Promise<never> {
  await entering
  throw fault
}
