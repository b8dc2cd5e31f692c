import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { platformSecret } from '../secrets/platformSecret.ts'
import type { Database } from '../database/schema.ts'
import { SMS_CODE_DIGITS } from './limits.ts'

/** Owner of a code: one number of one customer. */
export type Holder = Readonly<{ customerId: number; telephone: string }>

const SECRET_NAME = 'sms-code'

/** Returns a random, unpredictable code, leading zeros included. */
export function newSmsCode(): string {
  return String(randomInt(10 ** SMS_CODE_DIGITS)).padStart(SMS_CODE_DIGITS, '0')
}

/** Returns a code's keyed hash for storage. There are few codes: without the key all of them could be tried. */
export async function hashOfCode(db: Database, { customerId, telephone }: Holder, code: string): Promise<string> {
  return createHmac('sha256', await platformSecret(db, SECRET_NAME))
    .update(JSON.stringify([customerId, telephone, code]))
    .digest('base64url')
}

/** Compares two hashes in constant time, so that the duration does not reveal how much of them is equal. */
export function isSameHash(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
