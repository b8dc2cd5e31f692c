import { beforeAll, describe, expect, test } from 'vitest'
import { textOf } from '../../parse/fields.ts'
import { stores } from '../../stores.ts'
import type { StoreDefinition } from '../../stores.ts'
import { asCustomer } from '../../testing/customer.ts'
import { ADDRESS } from '../../testing/shopper.ts'
import { withPlatform } from '../../testing/withPlatform.ts'
import type { Json } from '../../testing/withPlatform.ts'
import { throwingLog } from '../../testing/throwingLog.ts'
import { cancelUnpaidOrders } from '../cancellation/cancelUnpaidOrders.ts'
import { wordedDay } from '../../outbox/wordedTime.ts'

const platform = withPlatform()
const HOSTILE = '<img src=x onerror=alert(1)>"&'
const PLACES = {
  MX: { city: 'Guadalajara', postcode: '44100', region: 'Jalisco', telephone: '3312345678' },
  DE: { city: 'Köln', postcode: '50825', region: '', telephone: '02214710100' },
  IT: { city: 'Bologna', postcode: '40125', region: 'BO', telephone: '0510000100' },
} as const
type Mail = Readonly<{ subject: string; body: string; text: string }>

beforeAll(async () => {
  for (const sku of ['LAMP', 'RARO']) await platform.put(`/api/stock/${sku}`, { qty: 500 })
})

async function place(store: StoreDefinition, token: string, { email, method }: { email: string; method: string }) {
  const query = `token=${token}&storeCode=${store.code}`
  const cartId = textOf((await platform.post(`/api/cart/create?${query}`)).body.result) ?? ''
  for (const [sku, qty] of [
    ['LAMP', 3],
    ['RARO', 1],
  ] as const)
    // prettier-ignore
    await platform.post(`/api/cart/update?${query}&cartId=${cartId}`, { cartItem: { sku, qty } })
  const address = { ...ADDRESS, ...PLACES[store.country], country_id: store.country, street: [HOSTILE, '10'], email }
  const placed = await platform.post(`/api/order?${query}`, {
    user_id: '', cart_id: cartId, store_code: store.code,
    products: [{ sku: 'LAMP', qty: 3, price: 1 }, { sku: 'RARO', qty: 1, price: 1 }],
    addressInformation: {
      shippingAddress: address, billingAddress: address, shipping_carrier_code: 'express',
      shipping_method_code: 'express', payment_method_code: method,
    },
  }) // prettier-ignore
  const number = textOf(placed.body.result?.orderNumber)
  if (number === null) throw new Error(`no order: ${JSON.stringify(placed.body)}`)
  const read = async () => (await platform.get(`/api/order/${number}?token=${token}`)).body.result!
  const items = (await read()).items as unknown as Json[]
  return {
    number,
    read,
    ids: items.map(({ item_id }) => Number(item_id)),
    pay: () => platform.put(`/api/order/${number}/payment`),
    progress: (status: string, fields = {}) => platform.put(`/api/order/${number}/progress`, { status, ...fields }),
    post: (call: string, body: unknown) => platform.post(`/api/order/${number}${call}?token=${token}`, body),
  }
}

const outboxOf = async (email: string) =>
  ((await platform.get(`/outbox?recipient=${email}`)).body as unknown as Mail[]).toReversed()
const moneyOf = ({ language, currency }: StoreDefinition) => {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, useGrouping: 'always' })
  return (amount: unknown) => format.format(Number(amount))
}
const AMOUNT = /\$[\d,]+\.\d\d|[\d.]+,\d\d\s€/g
/** All that a mail's HTML shows, without its markup. */
const shownIn = (html: string) =>
  html
    .replace(/<head>.*?<\/head>/s, '')
    .replace(/<div style="display:none.*?<\/div>/s, '')
    .replace(/<[^>]+>/g, ' ')

const SUBJECTS = {
  'es-MX': (n: string, r: string) => [
    `Recibimos tu pedido ${n}`, `Recibimos el pago de tu pedido ${n}`, `Tu pedido ${n} va en camino`,
    `Entregamos tu pedido ${n}`, `Registramos tu devolución ${r}`, `Recibimos una parte de tu devolución ${r}`,
    `Te devolvimos {0} de tu devolución ${r}`, `Recibimos tu devolución ${r}`, `Te devolvimos {1} de tu devolución ${r}`,
  ],
  'de-DE': (n: string, r: string) => [
    `Deine Bestellung ${n} ist eingegangen`, `Zahlung für deine Bestellung ${n} ist eingegangen`,
    `Deine Bestellung ${n} ist unterwegs`, `Deine Bestellung ${n} ist angekommen`,
    `Deine Rücksendung ${r} ist angemeldet`, `Ein Teil deiner Rücksendung ${r} ist bei uns`,
    `{0} für deine Rücksendung ${r}`, `Deine Rücksendung ${r} ist bei uns`, `{1} für deine Rücksendung ${r}`,
  ],
  'it-IT': (n: string, r: string) => [
    `Abbiamo ricevuto il tuo ordine ${n}`, `Abbiamo ricevuto il pagamento dell’ordine ${n}`,
    `Il tuo ordine ${n} è in viaggio`, `Abbiamo consegnato il tuo ordine ${n}`, `Abbiamo registrato il tuo reso ${r}`,
    `Una parte del tuo reso ${r} è arrivata`, `{0} per il tuo reso ${r}`, `Il tuo reso ${r} è arrivato`,
    `{1} per il tuo reso ${r}`,
  ],
} // prettier-ignore

describe('an order that goes through all of its steps', () => {
  test.each(stores)(
    '$code: has one mail of each step, in its language, in both parts, with exact sums',
    async (store) => {
      const money = moneyOf(store)
      const { email, token } = await asCustomer(platform, `pasos-${store.code}@mail.example`)
      const order = await place(store, token, { email, method: 'banktransfer' })
      const placed = await order.read()
      await order.pay()
      await order.pay()
      const parcel = { delivery_company: 'DHL', guide_number: `G-${HOSTILE}` }
      for (const status of ['order sent', 'processing', 'order sent']) await order.progress(status, parcel)
      for (const status of ['order delivered', 'order delivered']) await order.progress(status)
      const why = { reason: 'changed_mind', condition: 'unopened', resolution: 'refund' }
      const asked = await order.post('/returns', { items: [{ item_id: order.ids[0], qty: 2, ...why }] })
      const returned = textOf(asked.body.result!.increment_id) ?? ''
      const arrive = (status: string, items?: object[]) =>
        platform.put(`/api/order/returns/${returned}/progress`, { status, ...(items ? { items } : {}) })
      for (let again = 0; again < 2; again += 1)
        await arrive('partially received', [{ order_item_id: order.ids[0], qty_received: 1 }])
      for (let again = 0; again < 2; again += 1) await arrive('received')

      const mails = await outboxOf(email)
      const lamp = (placed.items as unknown as Json[])[0]!
      const subjects = SUBJECTS[store.language](order.number, returned)
      const each = money(lamp.price_incl_tax)
      expect(mails.map(({ subject }) => subject)).toEqual(
        subjects.map((subject) => subject.replace(/\{[01]\}/, each).replace(/\s/g, ' ')),
      )
      for (const { body, text } of mails) {
        expect(body).toContain(`<html lang="${store.language}">`)
        expect(body + text).not.toMatch(/\{\w+\}|undefined|null|NaN/)
        expect(body).not.toMatch(/<(img|script|link|iframe)|javascript:/)
        expect(text).not.toMatch(/<(table|td|p|h1)\b/)
        expect(text).toContain(order.number)
        expect(new Set(text.match(AMOUNT))).toEqual(new Set(shownIn(body).match(AMOUNT)))
      }
      const [received, paid, sent] = mails
      const {
        payment,
        totals,
        grand_total: total,
      } = placed as unknown as Record<string, never> & {
        payment: { instructions: { account: string; reference: string } }
        totals: { subtotal_incl_tax: number; shipping_incl_tax: number; tax_amount: number }
      }
      for (const part of [received!.body, received!.text])
        for (const said of [
          payment.instructions.account,
          payment.instructions.reference,
          ...[total, totals.subtotal_incl_tax, totals.shipping_incl_tax, totals.tax_amount].map(money),
          money(lamp.row_total_incl_tax),
          each,
          PLACES[store.country].city,
          wordedDay(store, new Date(`${textOf(placed.delivery_to)}T12:00:00Z`)),
        ])
          expect(part).toContain(said)
      expect(received!.text).toContain(HOSTILE)
      const isEuropean = store.country !== 'MX'
      expect(/Muster-Widerrufsformular|Modulo tipo di recesso/.test(received!.text)).toBe(isEuropean)
      expect(/vierzehn Tagen|quattordici giorni/.test(received!.body)).toBe(isEuropean)
      expect(received!.body).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&amp;')
      expect(paid!.text).toContain(money(total))
      const tracking = `tracking-id=${encodeURIComponent(`G-${HOSTILE}`)}`
      expect([sent!.body.includes(tracking), sent!.text.includes(tracking)]).toEqual([true, true])
    },
  )
})

describe('an order that is called off', () => {
  test('names the sum that comes back by the way it was paid, and the units', async () => {
    const [store] = stores
    const money = moneyOf(store!)
    const { email, token } = await asCustomer(platform, 'cancela@mail.example')
    const order = await place(store!, token, { email, method: 'banktransfer' })
    await order.pay()
    await order.post('/cancel-items', { reason: 'other', items: [{ item_id: order.ids[0], qty: 1 }] })
    await order.post('/cancel', { reason: 'other' })
    const { grand_total: total, items } = (await order.read()) as unknown as Record<string, never> & { items: Json[] }
    const one = Number(items[0]!.price_incl_tax)
    const [, , part, rest] = await outboxOf(email)
    expect(part).toMatchObject({ subject: `Cancelamos artículos de tu pedido ${order.number}` })
    for (const said of [`Te devolvemos ${money(one)} por el mismo medio`, '1 × Lámpara de mesa'])
      expect([part!.text.includes(said), part!.body.includes(said)]).toEqual([true, true])
    expect(rest).toMatchObject({ subject: `Cancelamos tu pedido ${order.number}` })
    for (const said of [`Te devolvemos ${money(Number(total) - one)} por el mismo medio`, '2 × Lámpara de mesa'])
      expect([rest!.text.includes(said), rest!.body.includes(said)]).toEqual([true, true])
  })

  test('before it is paid costs nothing; its mail says if the payment was late or the shop cancelled it', async () => {
    const [store] = stores
    const { email, token } = await asCustomer(platform, 'sin-pago@mail.example')
    const cash = await place(store!, token, { email, method: 'cashondelivery' })
    await cash.post('/cancel', { reason: 'other' })
    const transfer = await place(store!, token, { email, method: 'banktransfer' })
    await transfer.post('/cancel', { reason: 'other' })
    await place(store!, token, { email, method: 'banktransfer' })
    await cancelUnpaidOrders(platform.database().db, { now: new Date(Date.now() + 100 * 86_400_000), log: throwingLog })
    const shop = await place(store!, token, { email, method: 'cashondelivery' })
    for (const status of ['canceled', 'canceled']) await shop.progress(status)
    const mails = (await outboxOf(email)).filter(({ subject }) => subject.startsWith('Cancelamos'))
    expect(mails).toHaveLength(4)
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining('No pagas nada.\n'),
      expect.stringContaining('No pagas nada. Si ya hiciste el pago, responde a este correo'),
      expect.stringContaining('No recibimos tu pago a tiempo'),
      expect.stringContaining('Tuvimos que cancelar el pedido'),
    ])
  })
})

describe('the mail of an order says what to do now', () => {
  const first = async (method: string) => {
    const { email, token } = await asCustomer(platform, `${method}@ahora.example`)
    const booking = { email, amount: 50_000, note: 'Bienvenida' }
    await platform.post('/api/ext/wallet_booking', booking, { 'x-moderation-key': 'mk-test' })
    const order = await place(stores[0]!, token, { email, method })
    const [mail] = await outboxOf(email)
    return { mail: mail!, order: await order.read() }
  }

  test('by card: one step is missing, until when, and the way to the page', async () => {
    const { mail, order } = await first('card')
    const url = String((order.payment as unknown as { url: string }).url)
    expect(mail.text).toContain('FALTA UN PASO: PAGA TU PEDIDO')
    expect(mail.body).toContain('Cómo pagar')
    expect(mail.text).toMatch(
      /Paga antes del: (lunes|martes|miércoles|jueves|viernes|sábado|domingo) \d+ de \w+, \d+:\d\d/,
    )
    expect([mail.text, mail.body]).toEqual([
      expect.stringContaining(`Pagar con tarjeta: ${url}`),
      expect.stringContaining(`href="${url}"`),
    ])
  })

  test('in cash: it is being prepared, and what it costs at the door', async () => {
    const { mail, order } = await first('cashondelivery')
    const said = `Ya lo preparamos. Pagas ${moneyOf(stores[0]!)(order.grand_total)} al recibirlo.`
    expect([mail.text.includes(said), mail.body.includes(said)]).toEqual([true, true])
    expect(mail.text).not.toContain('en cuanto se confirme el pago')
    expect(mail.body).toContain('Cómo pagar')
  })

  test('by the wallet: nothing is left to pay', async () => {
    const { mail } = await first('wallet')
    expect(mail.body).toContain('Tu monedero pagó')
    expect(mail.body).not.toContain('Cómo pagar')
    expect(mail.text).toContain('Forma de pago: Monedero')
  })
})
