import type { Database } from '../../database/schema.ts'
import type { StoreDefinition } from '../../stores.ts'
import type { PersonalData } from '../secrets/personalData.ts'
import { accountNumber, clabeOfAccount } from './accountNumber.ts'
import { type AccountRow, nextOf } from './accountRepository.ts'
import { accountSms } from './accountSms.ts'
import { curpLookups, type Holder, sealHolder, telephoneLookups } from './holder.ts'
import { hashPin, newPin } from './pin.ts'

type Opening = Readonly<{
  personalData: PersonalData
  /** Store in whose name the SMS is written. */
  store: StoreDefinition
  /** PIN of an account for development, which is not sent. By default one is made by chance and sent to the holder. */
  pin?: string
}>

/**
 * Opens an account for a person, within the transaction that grants their credit: with number, CLABE, and a PIN that goes
 * by SMS to their telephone. A person has one account: who has one already gets it back unchanged, without an SMS.
 */
export async function openAccount(db: Database, holder: Holder, opening: Opening): Promise<AccountRow> {
  const { personalData, store, pin: given } = opening
  const known = await findAccountOf(db, personalData, holder.curp)
  if (known !== null) return known
  const sequence = await nextOf(db, 'credit_account_seq')
  const number = accountNumber(sequence)
  const pin = given ?? newPin(holder.birthDate)
  const account = await db
    .insertInto('credit_account')
    .values({
      number,
      clabe: clabeOfAccount(sequence),
      curp_hmac: curpLookups(personalData, holder.curp)[0],
      phone_hmac: telephoneLookups(personalData, holder.telephone)[0],
      sealed: sealHolder(personalData, holder),
      pin_hash: await hashPin(personalData, { number, pin }),
      store_code: store.code,
    })
    // Two requests of one person at the same moment: the second waits here, and gets the account of the first.
    .onConflict((conflict) => conflict.column('curp_hmac').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (account === undefined) return requireAccountOf(db, personalData, holder.curp)
  if (given === undefined) {
    const message = accountSms('opened', store, { number, pin })
    await db
      .insertInto('outbox')
      .values({ channel: 'sms', recipient: `+${holder.telephone}`, ...message })
      .execute()
  }
  return account
}

async function requireAccountOf(db: Database, personalData: PersonalData, curp: string): Promise<AccountRow> {
  const account = await findAccountOf(db, personalData, curp)
  if (account === null) throw new Error('The account of this person was not found')
  return account
}

/** Returns the account of the person with this CURP; null where there is none. */
export async function findAccountOf(
  db: Database,
  personalData: PersonalData,
  curp: string,
): Promise<AccountRow | null> {
  const hashes = [...curpLookups(personalData, curp)]
  return (await db.selectFrom('credit_account').selectAll().where('curp_hmac', 'in', hashes).executeTakeFirst()) ?? null
}
