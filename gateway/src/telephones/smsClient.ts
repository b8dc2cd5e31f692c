import { readNumber, readSource, readText } from '../parse/readValue.ts'
import type { RequestScope } from '../app/requestScope.ts'
import { instant } from '../parse/instant.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { isUpstreamError } from '../errors/isUpstreamError.ts'
import { SMS_RESEND_SECONDS, SMS_RESEND_SECONDS_MAX } from './limits.ts'

type SmsScope = Pick<RequestScope, 'upstream'>

/** Address of a customer whose telephone is confirmed. */
export type Telephone = Readonly<{ customerId: string; addressId: string }>

/** Has the platform send a code to an address's telephone. Returns the time from which another one can be sent. */
export async function sendSms(scope: SmsScope, telephone: Telephone): Promise<string> {
  const result = await scope.upstream.call('smsSend', { body: idsOf(telephone) })
  const said = instant(readText(readSource(result)['resend_at']))
  return said ?? new Date(Date.now() + (await readResendSeconds(scope)) * 1_000).toISOString()
}

/** Has the platform confirm the code of an SMS. */
export async function confirmSms({ upstream }: SmsScope, telephone: Telephone, code: string): Promise<void> {
  await upstream.call('smsConfirm', { body: { ...idsOf(telephone), code } })
}

/** Returns why the platform pauses sending or checking codes, and until when; null for any other refusal. */
export function pauseOf(error: unknown): Readonly<{ reason: string; until: string | null }> | null {
  if (!(error instanceof UpstreamRefusal) || error.status !== 429) return null
  const { reason, until } = readSource(error.result)
  return { reason: readText(reason) ?? 'wait', until: instant(readText(until)) }
}

/** Reads the platform's resend interval; five minutes if that fails. */
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
