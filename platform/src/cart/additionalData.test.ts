import { expect, test } from 'vitest'
import { fieldListOf, textOf } from '../parse/fields.ts'
import { pluck } from '../testing/pluck.ts'
import { asGuest } from '../testing/shopper.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const chosen = { warranty: '24 meses', opcion_de_entrega: 'DOMICILIO' }
const saying = (additional_data: object) => ({ extension_attributes: { additional_data } })

async function withChosen() {
  const guest = await asGuest(platform)
  await guest.change({ sku: 'LAMP', qty: 1, ...saying(chosen) })
  await guest.add('MAT-IND')
  return guest
}

test('what a request names replaces what a line had, a blank text removes it, and the rest stays', async () => {
  const guest = await withChosen()
  const [line] = await guest.pull()
  const change = (additional: object) =>
    guest.change({ sku: 'LAMP', item_id: line!.item_id, qty: 1, ...saying(additional) })
  await change({ warranty: '36 meses' })
  expect((await guest.pull())[0]).toMatchObject(saying({ ...chosen, warranty: '36 meses' }))
  await change({ warranty: ' ', opcion_de_entrega: null })
  expect((await guest.pull())[0]!.extension_attributes).toEqual({
    additional_data: { opcion_de_entrega: 'DOMICILIO' },
  })
})

test('a shared cart and a quote have it', async () => {
  const guest = await withChosen()
  const shared = (await guest.post('share')).body.result!
  const owner = 'o'.repeat(43)
  const quote = await platform.post(`/api/quote/create?token=&owner=${owner}&cartId=${guest.cartId}`, { name: 'Sala' })
  for (const { items } of [shared, quote.body.result!]) {
    expect(pluck(fieldListOf(items), 'extension_attributes')).toEqual([{ additional_data: chosen }, undefined])
  }
})

test('an order has what its cart had, or what its body says', async () => {
  const guest = await withChosen()
  const products = [
    { sku: 'LAMP', qty: 1, price: 1 },
    { sku: 'MAT-IND', qty: 1, price: 1, ...saying({ warranty: '120 meses', other: 'x' }) },
  ]
  const placed = await guest.order({ products })
  const number = textOf(placed.body.result?.orderNumber)
  const order = (await platform.get(`/api/order/${number}?cartId=${guest.cartId}`)).body.result!
  expect(pluck(fieldListOf(order.items), 'extension_attributes')).toEqual([
    { additional_data: chosen },
    { additional_data: { warranty: '120 meses' } },
  ])
})
