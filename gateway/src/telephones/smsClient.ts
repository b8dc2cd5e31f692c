import { readNumber, readSource, readText } from '../catalogue/readValue.ts'
import type { GraphContext } from '../graph/context.ts'
import { instant } from '../orders/instant.ts'
import { UpstreamRefusal } from '../upstream/upstreamRefusal.ts'
import { isUpstreamError } from '../upstream/isUpstreamError.ts'
import { SMS_RESEND_SECONDS, SMS_RESEND_SECONDS_MAX } from './limits.ts'

type SmsScope = Pick<GraphContext, 'upstream'>

/** One address of a customer, whose telephone it is about. */
export type Telephone = Readonly<{ customerId: string; addressId: string }>

/** Has a code sent to the telephone of an address. Returns from when on there can be another one. */
export async function sendSms(scope: SmsScope, telephone: Telephone): Promise<string> {
  const result = await scope.upstream.call('smsSend', { body: idsOf(telephone) })
  const said = instant(readText(readSource(result)['resend_at']))
  return said ?? new Date(Date.now() + (await readResendSeconds(scope)) * 1_000).toISOString()
}

/** Has the code of an SMS confirmed. */
export async function confirmSms({ upstream }: SmsScope, telephone: Telephone, code: string): Promise<void> {
  await upstream.call('smsConfirm', { body: { ...idsOf(telephone), code } })
}

/** Why the platform sends no SMS, or takes no code, for now, and until when; null for every other refusal. */
export function pauseOf(error: unknown): Readonly<{ reason: string; until: string | null }> | null {
  if (!(error instanceof UpstreamRefusal) || error.status !== 429) return null
  const { reason, until } = readSource(error.result)
  return { reason: readText(reason) ?? 'wait', until: instant(readText(until)) }
}

/** From one code to the next, as the platform's timer says it; five minutes where that cannot be read. */
async function readResendSeconds({ upstream }: SmsScope): Promise<number> {
  try {
    const seconds = readNumber(readSource(await upstream.call('smsTimer'))['resend_seconds'])
    return seconds !== null && seconds > 0 && seconds <= SMS_RESEND_SECONDS_MAX ? seconds : SMS_RESEND_SECONDS
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    return SMS_RESEND_SECONDS
  }
}

function idsOf({ customerId, addressId }: Telephone): object {
  return { customer_id: Number(customerId), address_id: Number(addressId) }
}
