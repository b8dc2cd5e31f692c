import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { platformSecret } from '../customers/platformSecret.ts'
import type { Database } from '../database/schema.ts'
import { SMS_CODE_DIGITS } from './limits.ts'

/** What a code is for: one number of one customer. */
export type Holder = Readonly<{ customerId: number; telephone: string }>

const SECRET_NAME = 'sms-code'

/** A code that nobody can foresee, leading zeros included. */
export function newSmsCode(): string {
  return String(randomInt(10 ** SMS_CODE_DIGITS)).padStart(SMS_CODE_DIGITS, '0')
}

/** What is kept of a code. There are few codes, so a key is in the hash: without it every one could be tried. */
export async function hashOfCode(db: Database, { customerId, telephone }: Holder, code: string): Promise<string> {
  return createHmac('sha256', await platformSecret(db, SECRET_NAME))
    .update(JSON.stringify([customerId, telephone, code]))
    .digest('base64url')
}

/** Whether two hashes are one, in a time that tells nothing of how much of them is alike. */
export function isSameHash(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
