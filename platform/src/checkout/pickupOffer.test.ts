import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { textOf } from '../parse/fields.ts'
import { cancelOrder } from '../orders/cancellation/cancelOrder.ts'
import { buy } from '../testing/buy.ts'
import { asCustomer } from '../testing/customer.ts'
import { ADDRESS, asGuest, orderBody } from '../testing/shopper.ts'
import { type Json, withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const DEL_VALLE = 'ciudad-de-mexico-del-valle'
const TOLUCA = 'toluca-tollocan'
const UNITS: readonly (readonly [branch: string, sku: string, units: number])[] = [
  [DEL_VALLE, 'RARO', 2],
  [TOLUCA, 'RARO', 1],
  [DEL_VALLE, 'LAMP', 3],
  ['koeln-ehrenfeld', 'RARO', 5],
  [DEL_VALLE, 'SOFA-GRIS', 5],
]

beforeEach(async () => {
  const { db } = platform.database()
  await db.deleteFrom('branch_stock').execute()
  const rows = UNITS.map(([branch_code, sku, qty]) => ({ branch_code, sku, qty }))
  await db.insertInto('branch_stock').values(rows).execute()
  await db
    .updateTable('stock')
    .set({ qty: 9, is_in_stock: true })
    .where('sku', 'in', ['RARO', 'LAMP', 'SOFA-GRIS'])
    .execute()
  await sql`update catalogue_document set source = source || '{"weight": 45}' where sku in ('SOFA', 'SOFA-GRIS')`.execute(
    db,
  )
})

const product = (sku: string, qty: number) => ({ sku, qty, price: 1 })
const shelf = async (branch: string, sku: string) =>
  (
    await platform
      .database()
      .db.selectFrom('branch_stock')
      .select('qty')
      .where('branch_code', '=', branch)
      .where('sku', '=', sku)
      .executeTakeFirst()
  )?.qty

async function cartWith(...lines: readonly (readonly [sku: string, qty: number])[]) {
  const guest = await asGuest(platform)
  for (const [sku, qty] of lines) await guest.add(sku, qty)
  const offered = async () => {
    const { body } = await guest.post('shipping-methods', { address: { country_id: 'MX' } })
    return (body.result as unknown as Json[]).find(({ carrier_code: code }) => textOf(code) === 'instore')!
  }
  const order = (branch: string | null) => {
    const body = orderBody(guest.cartId, { products: lines.map(([sku, qty]) => product(sku, qty)) })
    const extra = branch === null ? {} : { shippingExtraFields: { pickup_location_code: branch } }
    return platform.post('/api/order', { ...body, addressInformation: { ...body.addressInformation, ...extra } })
  }
  return { guest, offered, order }
}

const namesOf = (method: Json) => (method.pickup_locations as unknown as Json[]).map(({ code }) => textOf(code))

describe('pick-up', () => {
  test('is offered in the branches of the country that have all of the cart, each with its day', async () => {
    const both = await (await cartWith(['RARO', 1])).offered()
    expect(namesOf(both)).toEqual([DEL_VALLE, TOLUCA])
    expect(both).toMatchObject({
      available: true,
      pickup_locations: [
        {
          name: 'Ciudad de México, Del Valle',
          street: 'Av. Insurgentes Sur 1120',
          postcode: '03100',
          hours: expect.stringContaining('Lunes'),
          ready_from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        },
        {},
      ],
    })
    expect(namesOf(await (await cartWith(['RARO', 2])).offered())).toEqual([DEL_VALLE])
    expect(namesOf(await (await cartWith(['RARO', 1], ['LAMP', 1])).offered())).toEqual([DEL_VALLE])
  })

  test('is not offered where no branch has all, and says so', async () => {
    expect(await (await cartWith(['RARO', 3])).offered()).toMatchObject({
      available: false,
      error_message: 'Ninguna sucursal tiene ahora todo lo de tu carrito. Te lo llevamos a casa.',
      pickup_locations: [],
    })
  })

  test('is not offered for what is too heavy for a counter, which it names', async () => {
    const heavy = await (await cartWith(['LAMP', 1], ['SOFA-GRIS', 1])).offered()
    expect(heavy).toMatchObject({ available: false, error_message: expect.stringContaining('más de 20 kg') })
    expect(textOf(heavy.error_message)).toContain('Sofá')
  })

  test('is not offered for it either where a caller marks the line for branches only', async () => {
    const guest = await asGuest(platform)
    const brought = { extension_attributes: { additional_data: { opcion_de_entrega: 'SOLO SUCURSAL' } } }
    await guest.change({ ...product('SOFA-GRIS', 1), ...brought })
    const body = orderBody(guest.cartId, { products: [{ ...product('SOFA-GRIS', 1), ...brought }] })
    const extra = { shippingExtraFields: { pickup_location_code: DEL_VALLE } }
    const { body: ways } = await guest.post('shipping-methods', { address: { country_id: 'MX' } })
    expect(ways.result).toMatchObject([{ carrier_code: 'instore', available: false, pickup_locations: [] }])
    const placed = await platform.post('/api/order', { ...body, addressInformation: { ...body.addressInformation, ...extra } }) // prettier-ignore
    expect(placed).toMatchObject({ status: 400, body: { result: `The order cannot be picked up in the branch: ${DEL_VALLE}` } }) // prettier-ignore
  })

  test('is not offered for what is made to order, which it names', async () => {
    const { db } = platform.database()
    const say = (option: string) =>
      sql`update catalogue_document set source = source || jsonb_build_object('opcion_de_entrega', ${option}::text) where sku = 'LAMP'`.execute(
        db,
      )
    await say('SOBRE PEDIDO')
    const cart = await cartWith(['RARO', 1], ['LAMP', 1])
    const refused = await cart.offered()
    const alone = await platform.get('/api/stock/pickup?sku=LAMP')
    await say('')
    expect(refused).toMatchObject({
      available: false,
      error_message: expect.stringContaining('se fabrica para ti'),
      pickup_locations: [],
    })
    expect(alone.body.result).toEqual([])
    expect(await cart.offered()).toMatchObject({ available: true })
  })

  test('counts no more on a shelf than there is in all', async () => {
    await platform.database().db.updateTable('stock').set({ qty: 1 }).where('sku', '=', 'RARO').execute()
    const cart = await cartWith(['RARO', 1])
    await platform
      .database()
      .db.updateTable('stock')
      .set({ qty: 0, is_in_stock: false })
      .where('sku', '=', 'RARO')
      .execute()
    expect(await cart.offered()).toMatchObject({ available: false })
  })

  test('names no branch where no stock is kept by branch', async () => {
    await platform.database().db.deleteFrom('branch_stock').execute()
    const cart = await cartWith(['RARO', 1])
    expect(await cart.offered()).toMatchObject({ available: true, pickup_locations: [] })
    expect((await cart.order(null)).status).toBe(200)
  })

  test('of one product names the branches that have it, and none for what no counter hands over', async () => {
    const branchesOf = async (sku: string, store = 'hogar') => {
      const { body } = await platform.get(`/api/stock/pickup?sku=${sku}&store=${store}`)
      return (body.result as unknown as Json[]).map(({ code, ready_from: day }) => [code, day])
    }
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
    expect(await branchesOf('RARO')).toEqual([
      [DEL_VALLE, day],
      [TOLUCA, day],
    ])
    expect(await branchesOf('SOFA-GRIS')).toEqual([])
    expect(await branchesOf('NOTHING')).toEqual([])
    await platform.database().db.updateTable('stock').set({ qty: 0 }).where('sku', '=', 'RARO').execute()
    expect(await branchesOf('RARO')).toEqual([])
    expect(await platform.get('/api/stock/pickup')).toMatchObject({ status: 400 })
    expect(await platform.get('/api/stock/pickup?sku=RARO&store=nowhere')).toMatchObject({ status: 400 })
  })

  test('takes the units off the shelf of its branch, and a cancellation puts them back', async () => {
    const cart = await cartWith(['RARO', 2])
    const placed = await cart.order(DEL_VALLE)
    expect(placed.status).toBe(200)
    expect([await shelf(DEL_VALLE, 'RARO'), await shelf(TOLUCA, 'RARO')]).toEqual([0, 1])
    const { db } = platform.database()
    const row = await db
      .selectFrom('sales_order')
      .selectAll()
      .where('cart_id', '=', cart.guest.cartId)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ pickup_branch: DEL_VALLE, delivery_from: expect.stringMatching(/^\d{4}/) })
    await db
      .transaction()
      .execute((transaction) => cancelOrder(transaction, row, { why: 'asked', reason: 'changed_mind' }))
    expect(await shelf(DEL_VALLE, 'RARO')).toBe(2)
  })

  test('of goods that are brought to the branch leaves its shelf alone, ordered and canceled in parts', async () => {
    const { db } = platform.database()
    const { token } = await asCustomer(platform, 'sucursal@recoge.example')
    const lines = [{ sku: 'LAMP', qty: 3 }, { sku: 'RARO', qty: 2 }] // prettier-ignore
    const brought = { extension_attributes: { additional_data: { opcion_de_entrega: 'SOLO SUCURSAL' } } }
    const order = await buy([platform, token], [{ ...lines[0]!, ...brought }, lines[1]!], { branch: DEL_VALLE })
    const shelves = async () => [await shelf(DEL_VALLE, 'LAMP'), await shelf(DEL_VALLE, 'RARO')]
    expect(await shelves()).toEqual([3, 0])
    const items = order.ids.map((item_id) => ({ item_id, qty: 1 }))
    expect((await order.post('/cancel-items', { reason: 'other', items })).status).toBe(200)
    expect(await shelves()).toEqual([3, 1])
    expect((await order.post('/cancel', { reason: 'other' })).status).toBe(200)
    expect(await shelves()).toEqual([3, 2])
    const stock = db.selectFrom('stock').select(['sku', 'qty']).where('sku', 'in', ['LAMP', 'RARO']).orderBy('sku')
    expect(await stock.execute()).toEqual([{ sku: 'LAMP', qty: 9 }, { sku: 'RARO', qty: 9 }]) // prettier-ignore
  })

  test('is confirmed with the branch, its address and hours, and is paid there', async () => {
    const cart = await cartWith(['RARO', 1])
    const email = 'recoge@example.mx'
    const body = orderBody(cart.guest.cartId, { products: [product('RARO', 1)] })
    const address = { ...ADDRESS, email }
    const placed = await platform.post('/api/order', {
      ...body,
      addressInformation: {
        ...body.addressInformation,
        shippingAddress: address,
        billingAddress: address,
        shipping_carrier_code: 'instore',
        shipping_method_code: 'pickup',
        shippingExtraFields: { pickup_location_code: DEL_VALLE },
        payment_method_code: 'cashondelivery',
      },
    })
    expect(placed.status).toBe(200)
    const [mail] = (await platform.get(`/outbox?recipient=${email}`)).body as unknown as { text: string }[]
    expect(mail?.text).toMatch(/Del Valle[\s\S]*Av\. Insurgentes Sur 1120[\s\S]*03100[\s\S]*Lunes/)
    expect(mail?.text).toContain('Forma de pago: Efectivo al recoger')
    expect(mail?.text).toMatch(/Pagas \$[\d.,]+ al recogerlo/)
    expect(mail?.text).not.toMatch(/al recibir|repartidor|tu dirección/)
  })

  test.each([TOLUCA, 'koeln-ehrenfeld', 'nowhere'])(
    'cannot be in %s, which does not have all of it',
    async (branch) => {
      const cart = await cartWith(['RARO', 2])
      expect(await cart.order(branch)).toMatchObject({
        status: 400,
        body: { result: `The order cannot be picked up in the branch: ${branch}` },
      })
      expect((await platform.get('/api/stock/check/RARO')).body.result!.qty).toBe(9)
    },
  )

  test('is kept in the cart by shipping-information, and followed by the order', async () => {
    const cart = await cartWith(['RARO', 1])
    const information = {
      shippingAddress: ADDRESS,
      shippingCarrierCode: 'instore',
      shippingMethodCode: 'pickup',
      shippingExtraFields: { pickup_location_code: TOLUCA },
    }
    expect((await cart.guest.post('shipping-information', { addressInformation: information })).status).toBe(200)
    expect((await cart.order(null)).status).toBe(200)
    expect(await shelf(TOLUCA, 'RARO')).toBe(0)
    const mails = (await platform.get('/outbox?recipient=ana@example.mx')).body as unknown as Json[]
    expect(mails.some(({ text }) => textOf(text)?.includes('Paseo Tollocan 901'))).toBe(true)
  })

  test('of the last unit of a branch is sold once, however many want it at the same moment', async () => {
    const carts = await Promise.all(Array.from({ length: 6 }, () => cartWith(['RARO', 1])))
    const answers = await Promise.all(carts.map((cart) => cart.order(TOLUCA)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400, 400])
    expect(await shelf(TOLUCA, 'RARO')).toBe(0)
    expect((await platform.get('/api/stock/check/RARO')).body.result!.qty).toBe(8)
  })
})
