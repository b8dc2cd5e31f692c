import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { textIn } from '../../testing/creditAccount.ts'
import { creditPayments, GOOD_CARD } from '../../testing/creditPayments.ts'
import { type Json, withPlatform } from '../../testing/withPlatform.ts'
import { ASKED, BED, creditOf, creditOrders, PRICE } from './testing/creditOrders.ts'

const platform = withPlatform()
const { withLine, onCredit } = creditOrders(platform)

beforeAll(() => platform.put(`/api/stock/${BED.sku}`, { qty: 100 }))

describe('what has been paid of an order on credit', () => {
  /** An authorized order, what pays its invoice by card, and what its customer has in the wallet. */
  const bought = async (qty = 2) => {
    const ana = await withLine()
    const order = await onCredit(ana.token, { qty, line: true })
    const { invoice } = await creditOf(order)
    const customerId = Number((await ana.get('me')).body.result!.id)
    const { db } = platform.database()
    return {
      ...ana,
      order,
      invoice: textIn(invoice),
      invoiceOf: async () => (await ana.invoices())[0]!,
      pay: async (abono: string) => {
        const session = await ana.holder.session()
        const body = { debts: [{ id_factura: invoice, abono }], clientNumber: ana.holder.number }
        const opened = await platform.post('/api/ext/send_customer_payments', body, session)
        await creditPayments(platform).payPage(opened.body.result!.url, GOOD_CARD)
      },
      /** Moves the invoice into the past. */
      age: async (days: number) => {
        const { rows } = await sql<{ id: number }>`select id from credit_invoice where number = ${textIn(invoice)}`.execute(db) // prettier-ignore
        await sql`update credit_instalment set due_on = (due_on::date - ${days}::integer)::text where invoice_id = ${rows[0]!.id}`.execute(db) // prettier-ignore
      },
      /** Delivers the order, and brings units of its line back. */
      giveBack: async (units: number) => {
        const items = [
          { item_id: order.ids[0], qty: units, reason: 'damaged', condition: 'opened', resolution: 'refund' },
        ]
        const made = await order.post('/returns', { items })
        const put = () => platform.put(`/api/order/returns/${textIn(made.body.result!.increment_id)}/progress`, { status: 'received' }) // prettier-ignore
        await put()
        await put()
      },
      deliver: async () => {
        for (const status of ['order sent', 'order delivered']) await order.progress(status)
      },
      wallet: async () => {
        const entries = db.selectFrom('wallet_entry').selectAll().where('customer_id', '=', customerId)
        return (await entries.execute()).reduce((sum, { amount }) => sum + Number(amount), 0)
      },
    }
  }

  test('goes to the wallet when it is called off: payments on time, late ones, and their default interest', async () => {
    const ana = await bought()
    // On time: what is asked for has the bonus off.
    await ana.pay(Number((await ana.invoiceOf()).payment).toFixed(2))
    await ana.age(20)
    const late = await ana.invoiceOf()
    expect(Number(late.moratorio)).toBeGreaterThan(0)
    await ana.pay('150.00')
    const { db } = platform.database()
    const { rows } = await sql<{ sum: string }>`
      select sum(received)::text as sum from credit_payment where account_id = ${ana.holder.account.id}`.execute(db)
    await ana.order.post('/cancel', ASKED)
    expect(await ana.wallet()).toBe(Number(rows[0]!.sum))
    expect(await ana.credits()).toMatchObject({ disponible: 5_000, saldo: 0 })
  })

  test('of goods that are returned is taken off what is owed, off the end and without its interest', async () => {
    const ana = await bought()
    await ana.deliver()
    const before = (await ana.invoiceOf()).liquidar as unknown as Json
    await ana.giveBack(1)
    const after = await ana.invoiceOf()
    expect(Number((after.liquidar as unknown as Json).hoy)).toBeCloseTo(Number(before.hoy) - PRICE / 2, 2)
    expect(await ana.credits()).toMatchObject({ disponible: 360 + PRICE / 2 })
    expect(await ana.wallet()).toBe(0)
    const mails = (await platform.get('/outbox?recipient=ana@example.mx')).body as unknown as readonly Json[]
    const mail = mails.find(({ body }) => textIn(body).includes(`de tu crédito ${ana.invoice}`))
    expect(mail?.body).toContain('2,320.00')
    expect(mail?.body).not.toContain('en tu monedero')
  })

  test('beyond what is owed goes to the wallet: with all goods back, nothing is owed, and nothing is lost', async () => {
    const ana = await bought()
    await ana.pay('3000.00')
    await ana.deliver()
    await ana.giveBack(2)
    expect(await ana.invoiceOf()).toMatchObject({ estatus: 'LIQUIDADO', saldo: 0 })
    // On its first day, the payment off the end has no interest yet: all of it comes back.
    const { rows } = await sql<{ sum: string }>`
      select sum(amount)::text as sum from credit_return join sales_order on sales_order.id = order_id
      where order_number = ${ana.order.number}`.execute(platform.database().db)
    expect((await ana.wallet()) + Number(rows[0]!.sum)).toBe(PRICE)
    expect(await ana.wallet()).toBeGreaterThan(2_900)
  })
})
