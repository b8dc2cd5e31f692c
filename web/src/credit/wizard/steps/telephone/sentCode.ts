import * as v from 'valibot'
import { parsedBy } from '../../../../device/parsedBy.ts'
import { tabTexts } from '../../../../device/textStorage.ts'
import { SMS_CODE_TTL_MS } from '../../../limits.ts'

const KEY = 'hogar:credit-code'
const parse = parsedBy(v.object({ applicationId: v.string(), sentAt: v.number(), resendAt: v.number() }))

/**
 * Notes in the storage of the tab that a code was sent for an application: phones drop a tab while the SMS is read. The
 * note has neither code nor telephone.
 */
export function noteSentCode(applicationId: string, resendSeconds: number): void {
  const sentAt = Date.now()
  tabTexts.setItem(KEY, JSON.stringify({ applicationId, sentAt, resendAt: sentAt + resendSeconds * 1_000 }))
}

/** Returns the seconds after which another code can be sent, while the last one is valid; null without one. */
export function sentCodeOf(applicationId: string): Readonly<{ resendSeconds: number }> | null {
  const noted = read()
  const age = noted === null ? Infinity : Date.now() - noted.sentAt
  if (noted?.applicationId !== applicationId || age < 0 || age >= SMS_CODE_TTL_MS) return null
  return { resendSeconds: Math.max(0, Math.ceil((noted.resendAt - Date.now()) / 1_000)) }
}

/** Forgets a code that was used, or that was sent to another telephone. */
export function forgetSentCode(): void {
  tabTexts.removeItem(KEY)
}

function read() {
  try {
    return parse(JSON.parse(tabTexts.getItem(KEY) ?? 'null'))
  } catch {
    return null
  }
}
