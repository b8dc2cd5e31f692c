import Big from 'big.js'
import type { Database } from '../../database/schema.ts'
import { lockAccount, nextOf } from '../accounts/accountRepository.ts'
import { insuredOffer } from '../insurances.ts'
import { offerRow } from '../offerRow.ts'
import type { CreditProductCode, Frequency } from '../products.ts'
import type { Day } from '../calendar/calendar.ts'
import { type Invoice, loadInvoices, rowOf } from './invoiceRepository.ts'
import { schedule } from './schedule.ts'

/** Sales channels of invoices. */
export const CHANNELS = { webGoods: 3, branch: 7, catalogue: 12, webCash: 76 } as const

/** Names of the movement by which an invoice is booked, by product. */
const MOVEMENTS: Readonly<Record<CreditProductCode, string>> = {
  MENUDEO: 'Factura',
  CREDILANA: 'Credilana',
  PERSONAL: 'Prestamo Personal',
}

export type Opening = Readonly<{
  accountId: number
  product: CreditProductCode
  /** Pesos with at most two decimals. */
  amount: Big | string
  months: number
  frequency: Frequency
  /** Code of the chosen insurance; null or left out without one. */
  insurance?: string | null
  /** Day on which the goods are authorized or the cash is sent. */
  startedOn: Day
  channel?: number
  orderNumber?: string
}>

/**
 * Opens an invoice with its payments, within the transaction that gives the credit. Whether the line has room for it is
 * for the caller to know: `creditRoom` says it, under the same lock of the account.
 * @throws Error for terms that the product does not have.
 */
export async function openInvoice(db: Database, opening: Opening): Promise<Invoice> {
  const { accountId, product, months, frequency, insurance, startedOn, orderNumber = null } = opening
  const amount = new Big(opening.amount)
  const terms = { product, amount, months, frequency, insurance }
  const insured = insuredOffer(terms)
  if (insured === null) throw new Error(`${product} does not lend this amount for ${months} months, ${frequency}`)
  await lockAccount(db, accountId)
  const number = `F${await nextOf(db, 'credit_invoice_seq')}`
  const { id } = await db
    .insertInto('credit_invoice')
    .values({
      number,
      account_id: accountId,
      kind: product,
      movement: MOVEMENTS[product],
      channel: opening.channel ?? (product === 'MENUDEO' ? CHANNELS.webGoods : CHANNELS.webCash),
      order_number: orderNumber,
      offer: JSON.stringify(offerRow({ ...terms, customer: 'CASA' })),
      started_on: startedOn,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const instalments = schedule(insured.offer, { startedOn, frequency })
  await db
    .insertInto('credit_instalment')
    .values(instalments.map((instalment) => ({ invoice_id: id, ...rowOf(instalment) })))
    .execute()
  const [invoice] = await loadInvoices(db, { accountId, number })
  if (invoice === undefined) throw new Error(`The invoice ${number} was not stored`)
  return invoice
}
