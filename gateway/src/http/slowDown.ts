import type { IncomingMessage } from 'node:http'
import { GatewayError } from '../graph/gatewayError.ts'
import { chargeRate } from '../limits/chargeRate.ts'
import type { OpenSession } from '../session/createSession.ts'
import { clientAddress } from './clientAddress.ts'
import type { CoreServices } from './coreServices.ts'
import { RequestRefusal } from './requestRefusal.ts'

type Bill = Readonly<{ session: OpenSession; partner: string | null; cost: number }>

/** Charges a request to whoever asks. Throws RequestRefusal 429 with `Retry-After` when there is not enough left. */
export async function slowDown(
  { env, sharedStore, metrics }: CoreServices,
  request: IncomingMessage,
  { session, partner, cost }: Bill,
): Promise<void> {
  const address = clientAddress(request, env.TRUST_PROXY)
  const payer = { address, sessionId: session.isKnown ? session.id : null, partner }
  const rates = { sharedStore, factor: env.RATE_FACTOR, onFailOpen: metrics.rateFailedOpen }
  const waitMs = await chargeRate(payer, cost, rates)
  if (waitMs === 0) return
  const seconds = Math.ceil(waitMs / 1000)
  const error = new GatewayError('RATE_LIMITED', `Too much was asked in too short a time. Ask again in ${seconds} s.`, {
    retryAfterSeconds: seconds,
  })
  throw new RequestRefusal([error], { status: 429, headers: { 'retry-after': String(seconds) } })
}
