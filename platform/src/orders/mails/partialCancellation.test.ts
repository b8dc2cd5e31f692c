import { beforeAll, expect, test } from 'vitest'
import { stores } from '../../stores.ts'
import { asCustomer } from '../../testing/customer.ts'
import { buy } from '../../testing/buy.ts'
import { withPlatform } from '../../testing/withPlatform.ts'
import { formatMoney } from '../../money/formatMoney.ts'

const platform = withPlatform()
const REASON = { reason: 'changed_mind' }
const [STORE] = stores
const money = (amount: number) => formatMoney(amount, STORE!)
type Mail = Readonly<{ subject: string; body: string; text: string }>
type Amounts = Readonly<
  Record<'grand_total' | 'total_canceled' | 'total_paid' | 'total_refunded' | 'total_due', number>
>
type Ordered = Readonly<{ sku: string; qty: number }>

beforeAll(async () => {
  for (const sku of ['LAMP', 'RARO']) await platform.put(`/api/stock/${sku}`, { qty: 500 })
})

/** An order of two lines and the mails about it. */
async function ordered(
  method: string,
  lines: readonly Ordered[] = [
    { sku: 'RARO', qty: 3 },
    { sku: 'LAMP', qty: 1 },
  ],
) {
  // prettier-ignore
  const { token } = await asCustomer(platform, `parte-${method}@cancela.example`)
  const order = await buy([platform, token], lines, { method })
  const cancel = (line: number, qty: number) =>
    order.post('/cancel-items', { ...REASON, items: [{ item_id: order.ids[line], qty }] })
  const outbox = async () => (await platform.get('/outbox?recipient=ana@example.mx')).body as unknown as Mail[]
  const mails = async () => (await outbox()).filter(({ text }) => text.includes(order.number)).toReversed()
  const amounts = async () => {
    const { grand_total, total_canceled, total_paid, total_refunded, total_due } =
      (await order.read()) as unknown as Amounts
    return { grand_total, total_canceled, total_paid, total_refunded, total_due }
  }
  return { ...order, cancel, mails, amounts }
}

test('of an order that is paid at the door leaves one sum to pay, in its mails and in the order', async () => {
  const order = await ordered('cashondelivery')
  const { grand_total: total, ...before } = await order.amounts()
  expect(before).toEqual({ total_canceled: 0, total_paid: 0, total_refunded: 0, total_due: total })
  for (const [line, qty] of [[0, 1], [0, 2]] as const) await order.cancel(line, qty) // prettier-ignore
  const { total_due: due, total_canceled: canceled, ...rest } = await order.amounts()
  expect([canceled, due]).toEqual([3_480, Number((total - 3_480).toFixed(2))])
  expect(rest).toMatchObject({ total_paid: 0, total_refunded: 0 })
  await order.progress('order sent')
  const [, first, second, sent] = await order.mails()
  expect(first!.text).toContain(`Por lo demás pagas ${money(total - 1_160)} al recogerlo.`)
  expect(second!.text).toContain(`Por lo demás pagas ${money(due)} al recogerlo.`)
  expect(second!.text).not.toContain('No pagas nada')
  for (const part of [sent!.text, sent!.body]) {
    expect(part).toContain(`Pagas ${money(due)} al recogerlo.`)
    expect(part).not.toContain(money(total))
  }
  await order.progress('order delivered')
  expect(await order.amounts()).toMatchObject({ total_paid: due, total_refunded: 0, total_due: 0 })
})

test('of an order that is canceled whole afterwards leaves nothing to pay', async () => {
  const order = await ordered('cardondelivery')
  await order.cancel(0, 1)
  await order.post('/cancel', REASON)
  expect(await order.amounts()).toMatchObject({ total_paid: 0, total_refunded: 0, total_due: 0 })
})

test('of a paid order is refunded: what was paid stays, and nothing is due', async () => {
  const order = await ordered('banktransfer')
  const { grand_total: total } = await order.amounts()
  expect(await order.amounts()).toMatchObject({ total_paid: 0, total_refunded: 0, total_due: total })
  await platform.put(`/api/order/${order.number}/payment`)
  await order.cancel(0, 2)
  expect(await order.amounts()).toMatchObject({ total_paid: total, total_refunded: 2_320, total_due: 0 })
  await order.post('/cancel', REASON)
  expect(await order.amounts()).toMatchObject({ total_paid: total, total_refunded: total, total_due: 0 })
})
