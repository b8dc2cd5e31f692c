import { describe, expect, test } from 'vitest'
import { textOf } from '../parse/fields.ts'
import { pluck } from '../testing/pluck.ts'
import { ADDRESS, asGuest, orderBody } from '../testing/shopper.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()

const product = (sku: string, qty = 1, fields: Record<string, unknown> = {}) => ({ sku, qty, price: 1, ...fields })

async function setStock(sku: string, qty: number): Promise<void> {
  await platform
    .database()
    .db.updateTable('stock')
    .set({ qty, is_in_stock: qty > 0 })
    .where('sku', '=', sku)
    .execute()
}

async function stockOf(sku: string): Promise<unknown> {
  return (await platform.get(`/api/stock/check/${sku}`)).body.result!.qty
}

describe('placing an order', () => {
  test('takes the stock, closes the cart, answers a number of nine digits, sends a mail', async () => {
    await setStock('RARO', 5)
    const guest = await asGuest(platform)
    await guest.add('RARO', 2)
    const placed = await guest.order({ order_id: 'client-1', products: [product('RARO', 2)] })
    expect(placed.body).toMatchObject({
      code: 200,
      result: { orderNumber: expect.stringMatching(/^\d{9}$/), magentoOrderId: expect.any(String) },
    })
    expect(await stockOf('RARO')).toBe(3)
    expect((await guest.get('pull')).status).toBe(404)
    expect((await platform.get('/api/sync/order/client-1')).body.result).toMatchObject({
      transmited: true,
      order_number: expect.stringMatching(/^\d{9}$/),
    })
    const mails = (await platform.get('/outbox?recipient=ana@example.mx')).body
    expect(pluck(mails, 'subject')[0]).toContain(textOf(placed.body.result!.orderNumber))
  })

  test('sends a mail whose rows have their tax, and add up', async () => {
    await setStock('RARO', 5)
    const guest = await asGuest(platform)
    await guest.add('RARO', 2)
    await guest.coupon('ESTRENA200')
    const placed = await guest.order({ products: [product('RARO', 2)] })
    const mails = pluck((await platform.get('/outbox?recipient=ana@example.mx')).body, 'text').map(String)
    const mail = mails.find((text) => text.includes('ESTRENA200')) ?? ''
    const rows = [...mail.slice(mail.indexOf('Subtotal')).matchAll(/^([^:\n]+): (-?\$[\d,.]+)$/gm)].map(
      ([, title, amount]) => [title?.replace(/ \(.*/, ''), Number(amount?.replace(/[^\d.-]/g, ''))] as const,
    )
    const { Subtotal: subtotal, Descuento: discount, Total: total, 'IVA incluido': tax } = Object.fromEntries(rows)
    expect([placed.body.code, subtotal, discount]).toEqual([200, 2_320, -200])
    const above = rows.slice(
      0,
      rows.findIndex(([title]) => title === 'Total'),
    )
    expect(above.reduce((sum, [, amount]) => sum + amount, 0)).toBeCloseTo(Number(total), 6)
    expect(tax).toBeCloseTo((Number(total) * 16) / 116, 1)
  })

  test('charges the price of the catalogue, even if the client sends another', async () => {
    await setStock('RARO', 5)
    const guest = await asGuest(platform)
    const placed = await guest.order({ products: [product('RARO', 1, { price: 0.01 })] })
    const read = await platform.get(`/api/order/${textOf(placed.body.result!.orderNumber)}?cartId=${guest.cartId}`)
    expect(read.body.result).toMatchObject({
      grand_total: 1_160,
      items: [{ sku: 'RARO', price: 1_000, price_incl_tax: 1_160 }],
    })
  })

  test('orders what the client lists: adds, corrects, removes lines of the cart', async () => {
    const guest = await asGuest(platform)
    await guest.add('LAMP', 3)
    await guest.add('MAT-QN')
    await guest.add('KIT', 1, { extension_attributes: { bundle_options: [{ option_id: 1, option_selections: [1] }] } })
    const sofa = product('SOFA', 1, {
      product_option: {
        extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: '50' }] },
      },
    })
    const placed = await guest.order({ products: [product('LAMP', 1), sofa, product('KIT-MAT-IND')] })
    const order = (await platform.get(`/api/order/${textOf(placed.body.result!.orderNumber)}?cartId=${guest.cartId}`))
      .body.result!
    expect(new Set(pluck(order.items, 'sku'))).toEqual(new Set(['KIT-MAT-IND', 'LAMP', 'SOFA-AZUL']))
    expect(pluck(order.items, 'qty_ordered')).toEqual([1, 1, 1])
    expect(await stockOf('MAT-IND')).toBe(9)
    expect(await stockOf('MAT-QN')).toBe(10)
  })

  test('is read with its cart id alone', async () => {
    const guest = await asGuest(platform)
    const placed = await guest.order({ products: [product('LAMP')] })
    const number = textOf(placed.body.result!.orderNumber)
    expect((await platform.get(`/api/order/${number}?cartId=${guest.cartId}`)).body.result).toMatchObject({
      increment_id: number, status: 'pending', store_code: 'hogar', customer_email: 'ana@example.mx',
      shipping_address: { city: 'Guadalajara' }, payment: { method: 'cashondelivery' }, totals: { items_qty: 1 },
    }) // prettier-ignore
    expect((await platform.get(`/api/order/${number}?cartId=${'0'.repeat(32)}`)).status).toBe(404)
    expect((await platform.get(`/api/order/${number}`)).status).toBe(404)
  })

  test('works without a cart, and for services without a shipping address', async () => {
    const addressInformation = { billingAddress: ADDRESS, payment_method_code: 'banktransfer' }
    const placed = await platform.post(
      '/api/order',
      orderBody('', { products: [product('GARANTIA')], addressInformation }),
    )
    expect(placed.body).toMatchObject({ code: 200 })
  })
})

describe('paying after the order', () => {
  const paidBy = (method: string) => ({
    products: [product('LAMP')],
    addressInformation: {
      shippingAddress: ADDRESS, billingAddress: ADDRESS, shipping_carrier_code: 'instore', shipping_method_code: 'pickup',
      payment_method_code: method,
    },
  }) // prettier-ignore
  const place = async (method: string) => {
    const guest = await asGuest(platform)
    const placed = await guest.order(paidBy(method))
    const number = textOf(placed.body.result!.orderNumber) ?? ''
    return { number, order: (await platform.get(`/api/order/${number}?cartId=${guest.cartId}`)).body.result! }
  }
  const mailOf = async (number: string) => {
    const mails = (await platform.get('/outbox?recipient=ana@example.mx')).body as unknown as {
      subject: string
      body: string
    }[]
    return mails.find(({ subject }) => subject.includes(number))?.body ?? ''
  }

  test('by transfer: account and reference are kept with the order, and stand in the mail', async () => {
    const { number, order } = await place('banktransfer')
    const reference = number.slice(-7)
    expect(order.payment).toMatchObject({
      method: 'banktransfer',
      instructions: { account: '646180110400000007', reference, pay_before: expect.stringMatching(/Z$/) },
    })
    const mail = await mailOf(number)
    expect(mail).toMatch(/>CLABE<\/th><td [^>]*>646180110400000007</)
    expect(mail).toMatch(new RegExp(`>Referencia</th><td [^>]*>${reference}<`))
    expect(mail).toContain('Paga antes del')
  })
  test('in a convenience store: its fee is in the total, its reference in the mail', async () => {
    const { number, order } = await place('conveniencestore')
    const { reference } = (order.payment as unknown as { instructions: { reference: string } }).instructions
    expect(reference).toMatch(new RegExp(`^9100${number}\\d$`))
    expect(order.totals).toMatchObject({ payment_incl_tax: 15 })
    expect(await mailOf(number)).toContain(reference)
  })
  test('by card: no instructions, and the mail says that the shop never asks for card data', async () => {
    const { number, order } = await place('card')
    const url = expect.stringMatching(/^https:\/\/pay\.example\/pay\//)
    expect(order.payment).toEqual({
      method: 'card',
      title: 'Tarjeta de crédito o débito',
      instructions: null,
      url,
      pay_before: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      plan: null,
      credit: null,
    })
    expect(await mailOf(number)).toContain('Nunca te pediremos los datos de tu tarjeta')
  })
})

describe('the last units', () => {
  test('twenty buyers, five units: five orders, fifteen refusals that name the sku', async () => {
    await setStock('RARO', 5)
    const guests = await Promise.all(Array.from({ length: 20 }, () => asGuest(platform)))
    const answers = await Promise.all(guests.map((guest) => guest.order({ products: [product('RARO')] })))
    const refusals = answers.filter((answer) => answer.status !== 200)
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(5)
    expect(new Set(refusals.map((answer) => answer.body.result))).toEqual(
      new Set(['Error while adding products. The requested qty is not available: RARO, 0 left']),
    )
    expect(await stockOf('RARO')).toBe(0)
    const search = await platform.post('/api/catalog/vue_storefront_catalog/product/_search?request_format=search-query&response_format=compact', {
      _appliedFilters: [{ attribute: 'stock.is_in_stock', value: { eq: true } }, { attribute: 'sku', value: { in: ['RARO', 'LAMP'] } }],
    }) // prettier-ignore
    expect(pluck(search.body.hits, 'sku')).toEqual(['LAMP'])
  })

  test('a configurable is sold out when its last children are, sold by two orders at once', async () => {
    await setStock('SOFA-GRIS', 1)
    await setStock('SOFA-AZUL', 1)
    const [grey, blue] = await Promise.all([asGuest(platform), asGuest(platform)])
    await Promise.all([
      grey.order({ products: [product('SOFA-GRIS')] }),
      blue.order({ products: [product('SOFA-AZUL')] }),
    ])
    const search = await platform.post(
      '/api/catalog/vue_storefront_catalog/product/_search?request_format=search-query&response_format=compact',
      {
        _appliedFilters: [
          { attribute: 'stock.is_in_stock', value: { eq: false } },
          { attribute: 'type_id', value: 'configurable' },
        ],
      },
    )
    expect(pluck(search.body.hits, 'sku')).toEqual(['SOFA'])
  })

  test('two orders over the same products in opposite order both end', async () => {
    await setStock('RARO', 50)
    await setStock('LAMP', 50)
    const guests = await Promise.all(Array.from({ length: 10 }, () => asGuest(platform)))
    const skus = ['RARO', 'LAMP']
    const answers = await Promise.all(
      guests.map((guest, turn) =>
        guest.order({ products: [product(skus[turn % 2]!), product(skus[1 - (turn % 2)]!)] }),
      ),
    )
    expect(pluck(answers, 'status')).toEqual(answers.map(() => 200))
    expect(await stockOf('RARO')).toBe(40)
  })

  test('a refused order takes nothing: stock, cart and number stay', async () => {
    await setStock('RARO', 1)
    const guest = await asGuest(platform)
    await guest.add('LAMP')
    const before = await stockOf('LAMP')
    const answer = await guest.order({ products: [product('LAMP'), product('RARO', 2)] })
    expect(answer.body).toMatchObject({ code: 400, meta: { sku: 'RARO', left: 1 } })
    expect(await stockOf('LAMP')).toBe(before)
    expect(await guest.pull()).toMatchObject([{ sku: 'LAMP', qty: 1 }])
  })
})

describe('replays', () => {
  test('a client order id is good for one order, however often and at once it is sent', async () => {
    await setStock('RARO', 5)
    const guest = await asGuest(platform)
    const fields = { order_id: 'client-replay', products: [product('RARO')] }
    const answers = await Promise.all([guest.order(fields), guest.order(fields), guest.order(fields)])
    answers.push(await guest.order(fields))
    expect(new Set(answers.map((answer) => answer.body.result?.orderNumber)).size).toBe(1)
    expect(await stockOf('RARO')).toBe(4)
  })
  test('an order id of another customer is refused', async () => {
    const fields = { order_id: 'client-mine', products: [product('LAMP')] }
    await (await asGuest(platform)).order(fields)
    expect((await (await asGuest(platform)).order(fields)).status).toBe(409)
  })
  test('an idempotency key does the same without an order id', async () => {
    const guest = await asGuest(platform)
    const headers = { 'idempotency-key': 'order-once' }
    const first = await guest.order({ products: [product('LAMP')] }, headers)
    const second = await guest.order({ products: [product('LAMP')] }, headers)
    expect(first.status).toBe(200)
    expect(second.body).toEqual(first.body)
    expect((await guest.order({ products: [product('LAMP', 2)] }, headers)).status).toBe(409)
  })
  test('a closed cart cannot order again', async () => {
    const guest = await asGuest(platform)
    await guest.order({ products: [product('LAMP')] })
    expect((await guest.order({ products: [product('LAMP')] })).status).toBe(404)
  })
})

describe('refused', () => {
  const information = orderBody('', {}).addressInformation
  test.each<[string, Record<string, unknown>, string, string]>([
    ['no products', { products: [] }, '.products', 'minItems'],
    ['a second product without sku', { products: [product('LAMP'), { qty: 1, price: 1 }] }, '.products[1]', 'required'],
    ['a quantity below 1', { products: [product('LAMP', 0)] }, '.products[0].qty', 'minimum'],
    ['an unknown key', { products: [product('LAMP')], surprise: 1 }, '', 'additionalProperties'],
    [
      'an address without a city',
      {
        products: [product('LAMP')],
        addressInformation: { ...information, shippingAddress: { ...ADDRESS, city: undefined } },
      },
      '.addressInformation.shippingAddress',
      'required',
    ],
    [
      'a mail address that is none',
      {
        products: [product('LAMP')],
        addressInformation: { ...information, billingAddress: { ...ADDRESS, email: 'ana' } },
      },
      '.addressInformation.billingAddress.email',
      'pattern',
    ],
  ])('%s: where and why', async (...[, fields, dataPath, keyword]) => {
    const guest = await asGuest(platform)
    const answer = await guest.order(fields)
    expect(answer.body).toMatchObject({ code: 400 })
    expect(answer.body.result).toContainEqual(
      expect.objectContaining({ dataPath, keyword, message: expect.any(String) }),
    )
  })
  test.each<[string, Record<string, unknown>, string]>([
    ['an unknown product', { products: [product('NOPE')] }, 'Error while adding products.'],
    [
      'no way to ship',
      { products: [product('LAMP')], addressInformation: { ...information, shipping_carrier_code: 'ups' } },
      'Error while adding shipping address. Carrier',
    ],
    [
      'another country',
      {
        products: [product('LAMP')],
        addressInformation: { ...information, shippingAddress: { ...ADDRESS, country_id: 'US' } },
      },
      'Error while adding shipping address.',
    ],
    [
      'no shipping address',
      { products: [product('LAMP')], addressInformation: { ...information, shippingAddress: undefined } },
      'The shipping address is missing',
    ],
    [
      'an unknown payment method',
      { products: [product('LAMP')], addressInformation: { ...information, payment_method_code: 'gold' } },
      'Error placing an order.',
    ],
    ['another store', { products: [product('LAMP')], store_code: 'de' }, 'belongs to store hogar'],
  ])('%s', async (_name, fields, text) => {
    const guest = await asGuest(platform)
    expect((await guest.order(fields)).body).toMatchObject({ code: 400, result: expect.stringContaining(text) })
  })
  test('an account that does not exist', async () => {
    expect(
      (await platform.post('/api/order', orderBody('', { user_id: '5', products: [product('LAMP')] }))).status,
    ).toBe(401)
  })
})
