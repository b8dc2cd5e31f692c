import { expect, test } from 'vitest'
import { textOf } from '../parse/fields.ts'
import { asCustomer } from '../testing/customer.ts'
import { ADDRESS, asGuest, orderBody } from '../testing/shopper.ts'
import { type Json, withPlatform } from '../testing/withPlatform.ts'
import { ADDRESSES_MAX } from './limits.ts'

const platform = withPlatform()
const HOME = { shipping_carrier_code: 'express', shipping_method_code: 'express' }
const products = [{ sku: 'LAMP', qty: 1, price: 1 }]

/** A customer who buys a lamp, and what their address book holds then. */
async function buyer(name: string) {
  const { token } = await asCustomer(platform, `${name}@entregas.example`)
  const cart = async () => {
    const id = textOf((await platform.post(`/api/cart/create?token=${token}`)).body.result) ?? ''
    await platform.post(`/api/cart/update?token=${token}`, { cartItem: { sku: 'LAMP', qty: 1 } })
    return id
  }
  return {
    token,
    cart,
    book: async () =>
      (await platform.get(`/api/ext/addresses?token=${token}`)).body.result as unknown as readonly Json[],
    save: (fields: object) => {
      const { email: _email, ...address } = ADDRESS
      return platform.post(`/api/ext/address_update?token=${token}`, { address: { ...address, ...fields } })
    },
    order: async (address: object = {}, { method = HOME, ...fields }: { method?: object; order_id?: string } = {}) => {
      const { addressInformation, ...body } = orderBody(await cart(), { products, ...fields })
      const shippingAddress = { ...ADDRESS, ...address }
      const placed = await platform.post(`/api/order?token=${token}`, {
        ...body,
        addressInformation: { ...addressInformation, ...method, shippingAddress },
      })
      expect(placed.body).toMatchObject({ code: 200 })
    },
  }
}

test('a delivered order adds its address to the customer’s book, the first as the default, and no second copy', async () => {
  const ana = await buyer('ana')
  await ana.order()
  expect(await ana.book()).toMatchObject([
    { firstname: 'Ana', street: ['Av. Juárez 10', 'B'], postcode: '44100', default_shipping: true },
  ])
  await ana.order({ firstname: ' ANA ', street: ['av.  juárez 10', 'B', ''], company: '' })
  expect(await ana.book()).toHaveLength(1)
  await ana.order({ street: ['Calle Nueva 5'] })
  const book = await ana.book()
  expect(book.map(({ street, default_shipping: isDefault }) => [street, isDefault ?? false])).toEqual([
    [['Av. Juárez 10', 'B'], true],
    [['Calle Nueva 5'], false],
  ])
})

test('an address that the book has is not added, whichever way it came there', async () => {
  const eva = await buyer('eva')
  await eva.save({ region: { region: 'Jalisco', region_code: 'JAL' } })
  await eva.order({ region_code: 'JAL', region_id: 14 })
  expect(await eva.book()).toHaveLength(1)
})

test('pick-up, and an order that is not placed, add nothing', async () => {
  const leo = await buyer('leo')
  await leo.order({}, { method: {} })
  const { addressInformation, ...body } = orderBody(await leo.cart(), {
    products: [{ sku: 'LAMP', qty: 99_999, price: 1 }],
  })
  const refused = await platform.post(`/api/order?token=${leo.token}`, {
    ...body,
    addressInformation: { ...addressInformation, ...HOME },
  })
  expect(refused.body.code).not.toBe(200)
  expect(await leo.book()).toEqual([])
})

test('an order that a guest places under a customer’s e-mail address adds nothing, nor is another’s book touched', async () => {
  const [iris, noe] = [await buyer('iris'), await buyer('noe')]
  const guest = await asGuest(platform)
  await guest.add('LAMP')
  const { addressInformation } = orderBody('', {})
  const shippingAddress = { ...ADDRESS, email: 'iris@entregas.example' }
  const placed = await guest.order({
    products,
    addressInformation: { ...addressInformation, ...HOME, shippingAddress },
  })
  expect(placed.body).toMatchObject({ code: 200 })
  await noe.order()
  expect(await iris.book()).toEqual([])
  expect(await noe.book()).toHaveLength(1)
})

test('a full book stays as it is, and the order stands', async () => {
  const max = await buyer('max')
  for (let number = 1; number <= ADDRESSES_MAX; number += 1) await max.save({ street: [`Calle ${number}`] })
  const before = await max.book()
  expect(before).toHaveLength(ADDRESSES_MAX)
  await max.order()
  expect(await max.book()).toEqual(before)
})

test('an address that the book would refuse is left out of it, and the order stands', async () => {
  const ida = await buyer('ida')
  await ida.order({ firstname: '12' })
  expect(await ida.book()).toEqual([])
})
