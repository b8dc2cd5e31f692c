import { SMS_PER_NUMBER_A_DAY, SMS_RESEND_SECONDS } from '../../telephones/limits.ts'
import { smsRefusal } from '../../telephones/smsRefusal.ts'
import { CODES_PER_ADDRESS_A_DAY } from '../limits.ts'

const DAY_MS = 86_400_000

/**
 * An SMS code that was sent, with the keyed hashes of its telephone and of the address that asked for it. `used_at`: when
 * it was used; left out where that does not matter.
 */
type SentCode = Readonly<{ phone_hmac: string; address_hmac: string; sent_at: Date; used_at?: Date | null }>

type Asked = Readonly<{ phones: readonly string[]; address: string; now: Date }>

/** Returns the instant from which on codes count towards the limits of a day. */
export function dayBefore(now: Date): Date {
  return new Date(now.getTime() - DAY_MS)
}

/** Returns when another code can be sent to the same number. */
export function resendAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + SMS_RESEND_SECONDS * 1_000)
}

/**
 * Refuses another code to a number, or for an address, by those of the last day, oldest first. Several applications or
 * accounts with one number bring it no more messages than one does.
 * @throws PlatformError 429 `wait` after the last one to the number that is not used, `day` at the limit of a day.
 */
export function refuseSms(sent: readonly SentCode[], { phones, address, now }: Asked): void {
  const toNumber = sent.filter(({ phone_hmac: phone }) => phones.includes(phone))
  const byAddress = sent.filter(({ address_hmac: from }) => from === address)
  const last = toNumber.findLast(({ used_at: usedAt }) => !usedAt)
  if (last !== undefined && resendAt(last.sent_at) > now) throw smsRefusal('wait', resendAt(last.sent_at))
  const first = [toNumber.at(-SMS_PER_NUMBER_A_DAY), byAddress.at(-CODES_PER_ADDRESS_A_DAY)]
  const ends = first.flatMap((one) => (one === undefined ? [] : [one.sent_at.getTime() + DAY_MS]))
  if (ends.length > 0) throw smsRefusal('day', new Date(Math.max(...ends)))
}
