import { randomInt } from 'node:crypto'
import { hashPassword, isPassword } from '../../customers/password/password.ts'
import type { PersonalData } from '../secrets/personalData.ts'
import { PIN_MAX_DIGITS, PIN_MIN_DIGITS } from './limits.ts'

/** A PIN and the account that it belongs to: equal PINs of two accounts have nothing in common when stored. */
type Secret = Readonly<{ number: string; pin: string }>

/**
 * Returns why a PIN cannot be chosen; null for a good one. It has 4 to 8 digits, not all alike, in no run up or down, and
 * is not the birth date in any order.
 */
export function pinFault(pin: string, birthDate: string): 'short' | 'easy' | null {
  if (!/^\d*$/.test(pin) || pin.length > PIN_MAX_DIGITS) return 'easy'
  if (pin.length < PIN_MIN_DIGITS) return 'short'
  return isRun(pin) || birthForms(birthDate).includes(pin) ? 'easy' : null
}

/** Whether each digit follows the one before by the same step of 0, 1 or −1, from 9 on to 0. */
function isRun(pin: string): boolean {
  const digits = Array.from(pin, Number)
  const steps = digits.slice(1).map((digit, at) => (digit - (digits[at] ?? 0) + 10) % 10)
  return [0, 1, 9].some((step) => steps.every((one) => one === step))
}

function birthForms(birthDate: string): readonly string[] {
  const [year = '', month = '', day = ''] = birthDate.split('-')
  const short = year.slice(2)
  const orders = [
    [year],
    [day, month],
    [month, day],
    [month, short],
    [short, month],
    [month, year],
    [year, month],
    ...[year, short].flatMap((one) => [
      [day, month, one],
      [month, day, one],
      [one, month, day],
      [one, day, month],
    ]),
  ]
  return orders.map((parts) => parts.join(''))
}

/** Returns a random PIN that could be chosen as well. */
export function newPin(birthDate: string): string {
  for (;;) {
    const pin = String(randomInt(10 ** PIN_MIN_DIGITS)).padStart(PIN_MIN_DIGITS, '0')
    if (pinFault(pin, birthDate) === null) return pin
  }
}

/** Hashes a PIN for storage: keyed outside of the database, then slowly. There are too few PINs for less. */
export function hashPin(personalData: PersonalData, secret: Secret): Promise<string> {
  return hashPassword(peppered(personalData, secret)[0])
}

/** Whether a PIN matches a hash. Without a hash it takes as long and is false. */
export async function isPin(personalData: PersonalData, secret: Secret, hash: string | null): Promise<boolean> {
  for (const text of peppered(personalData, secret)) {
    if (await isPassword(text, hash)) return true
  }
  return false
}

function peppered({ lookups }: PersonalData, { number, pin }: Secret) {
  return lookups('pin', JSON.stringify([number, pin]))
}
