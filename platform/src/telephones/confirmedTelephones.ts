import type { Database } from '../database/schema.ts'
import { internationalNumber } from './internationalNumber.ts'
import type { Holder } from './smsCode.ts'

/** Every number that a customer has confirmed, as `internationalNumber` writes it. */
export async function loadConfirmedTelephones(db: Database, customerId: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('confirmed_telephone')
    .select('telephone')
    .where('customer_id', '=', customerId)
    .execute()
  return new Set(rows.map(({ telephone }) => telephone))
}

/** Whether the telephone of an address is among them, however either is written. */
export function hasConfirmedTelephone(
  address: Readonly<{ telephone: string | null; country_id: string }>,
  confirmed: ReadonlySet<string>,
): boolean {
  const number = internationalNumber(address.telephone, address.country_id)
  return number !== null && confirmed.has(number)
}

/** Whether a customer has confirmed this number. */
export async function isConfirmed(db: Database, { customerId, telephone }: Holder): Promise<boolean> {
  return (await loadConfirmedTelephones(db, customerId)).has(telephone)
}
