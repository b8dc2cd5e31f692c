import Big from 'big.js'
import type { Database } from '../../database/schema.ts'
import { lockAccount, nextOf } from '../accounts/accountRepository.ts'
import { creditOffer } from '../creditOffer.ts'
import { needsInsurance } from '../insurances.ts'
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
  /** Premium of an insurance for the whole term, in pesos. */
  premiumTotal?: number
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
  const { accountId, product, months, frequency, premiumTotal = 0, startedOn, orderNumber = null } = opening
  const amount = new Big(opening.amount)
  const offer = creditOffer({ product, amount, months, frequency, premiumTotal })
  if (offer === null) throw new Error(`${product} does not lend this amount for ${months} months, ${frequency}`)
  await lockAccount(db, accountId)
  const number = `F${await nextOf(db, 'credit_invoice_seq')}`
  const counted = needsInsurance(amount) ? premiumTotal : 0
  const row = offerRow({ product, amount, months, frequency, customer: 'CASA', premiumTotal: counted })
  const { id } = await db
    .insertInto('credit_invoice')
    .values({
      number,
      account_id: accountId,
      kind: product,
      movement: MOVEMENTS[product],
      channel: opening.channel ?? (product === 'MENUDEO' ? CHANNELS.webGoods : CHANNELS.webCash),
      order_number: orderNumber,
      offer: JSON.stringify({ ...row, prima_total: premiumTotal }),
      started_on: startedOn,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const instalments = schedule(offer, { startedOn, frequency })
  await db
    .insertInto('credit_instalment')
    .values(instalments.map((instalment) => ({ invoice_id: id, ...rowOf(instalment) })))
    .execute()
  const [invoice] = await loadInvoices(db, { accountId, number })
  if (invoice === undefined) throw new Error(`The invoice ${number} was not stored`)
  return invoice
}
