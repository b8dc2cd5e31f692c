import { expect, test } from 'vitest'
import { holderOf, testPersonalData, withAccount, withInvoice } from '../../testing/creditAccount.ts'
import { withPlatform } from '../../testing/withPlatform.ts'
import { storeOrDefault } from '../../stores.ts'
import { createPersonalData } from '../secrets/personalData.ts'
import { loadInvoices } from '../invoices/invoiceRepository.ts'
import { openInvoice } from '../invoices/openInvoice.ts'
import { forgetOldAccountCodes } from './accountCodes.ts'
import { forgetOldCreditSessions } from './creditSession.ts'
import { openHolder } from './holder.ts'
import { findAccountOf, openAccount } from './openAccount.ts'
import { forgetOldPinAttempts } from './pinAttempts.ts'

const platform = withPlatform()
const db = () => platform.database().db
const store = storeOrDefault('hogar')
const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

const open = (holder: ReturnType<typeof holderOf>, personalData = testPersonalData) =>
  db()
    .transaction()
    .execute((inside) => openAccount(inside, holder, { personalData, store }))

test('a person has one account, however often and however close together it is opened, and one SMS', async () => {
  const holder = holderOf()
  const accounts = await Promise.all([open(holder), open({ ...holder, curp: ` ${holder.curp.toLowerCase()} ` })])
  accounts.push(await open({ ...holder, telephone: '525599999999' }))
  expect(new Set(accounts.map(({ number }) => number)).size).toBe(1)
  const numbers = [`+${holder.telephone}`, '+525599999999']
  const messages = await db().selectFrom('outbox').select('id').where('recipient', 'in', numbers).execute()
  expect(messages).toHaveLength(1)
  expect((await open(holderOf())).number).not.toBe(accounts[0]!.number)
})

test('a holder is found and read after the key was changed, while the old one is known', async () => {
  const holder = holderOf()
  const { number, sealed } = await open(holder)
  const changed = createPersonalData([Buffer.alloc(32, 9), Buffer.alloc(32, 7)])
  expect((await findAccountOf(db(), changed, holder.curp))?.number).toBe(number)
  expect(openHolder(changed, sealed)).toEqual(holder)
  expect((await open(holder, changed)).number).toBe(number)
  expect(() => openHolder(createPersonalData([Buffer.alloc(32, 9)]), sealed)).toThrow('No key')
})

test('an invoice has the payments of its offer, and its terms have to be those of the product', async () => {
  const { account } = await withAccount(platform)
  const terms = { accountId: account.id, product: 'MENUDEO', amount: '4999', months: 12, frequency: 'SEMANAL', startedOn: '2026-01-31' } as const // prettier-ignore
  const inside = (fields: object) =>
    db()
      .transaction()
      .execute((one) => openInvoice(one, { ...terms, ...fields }))
  const { number, instalments } = await inside({ orderNumber: `T-${account.number}` })
  expect(instalments).toHaveLength(52)
  expect(instalments[0]).toMatchObject({ dueOn: '2026-02-07', amountCents: 15_200, bonusCents: 2_211 })
  expect(instalments[51]).toMatchObject({ amountCents: 12_143, bonusCents: 2_216, state: 'OPEN' })
  for (const wrong of [{ months: 7 }, { frequency: 'MENSUAL' }, { amount: '499.99' }, { amount: '58000.01' }])
    await expect(inside(wrong)).rejects.toThrow('does not lend')
  // One invoice of an order, whatever is repeated.
  await expect(inside({ orderNumber: `T-${account.number}` })).rejects.toThrow('unique')
  expect(await loadInvoices(db(), { accountId: account.id })).toMatchObject([{ number, order_number: `T-${account.number}` }]) // prettier-ignore
})

test('the database itself refuses a payment below zero or above what is asked for', async () => {
  const { id } = await withInvoice(platform, await withAccount(platform))
  const set = (paid: string) =>
    db().updateTable('credit_instalment').set({ paid }).where('invoice_id', '=', id).where('position', '=', 1).execute()
  for (const paid of ['-0.01', '152.01']) await expect(set(paid)).rejects.toThrow('check constraint')
  await set('152.00')
})

test('sessions, codes and tries are forgotten when they count for nothing; a PIN that is off stays off', async () => {
  const holder = await withAccount(platform)
  await holder.session()
  await holder.sendCode()
  await holder.login('2581')
  const count = async (table: 'credit_token' | 'credit_account_code' | 'credit_pin_attempt') =>
    (await db().selectFrom(table).selectAll().execute()).length
  const counts = async () => [await count('credit_token'), await count('credit_account_code'), await count('credit_pin_attempt')] // prettier-ignore
  const off = { subject: 'off', tries: 5, locked_until: null, locks: 3, locks_since: null, is_off: true, tried_at: new Date() } // prettier-ignore
  await db().insertInto('credit_pin_attempt').values(off).execute()
  const forget = async (now: Date) => {
    for (const one of [forgetOldCreditSessions, forgetOldAccountCodes, forgetOldPinAttempts]) await one(db(), now)
  }
  await forget(new Date())
  expect(await counts()).toEqual([1, 1, 2])
  await forget(inDays(1.01))
  expect(await counts()).toEqual([0, 0, 2])
  await forget(inDays(30.01))
  expect(await counts()).toEqual([0, 0, 1])
})
