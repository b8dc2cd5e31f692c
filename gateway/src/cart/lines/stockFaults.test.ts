import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StockItem } from '../../stock/stockItem.ts'
import { stockFaults } from './stockFaults.ts'

const item = (quantity: number | null, extra: Partial<StockItem> = {}): StockItem => ({
  sku: 'A',
  productId: 1,
  quantity,
  isInStock: true,
  isManaged: true,
  ...extra,
})
const want = (quantity: number, { index = 0, units = 1 } = {}) => ({
  index,
  sku: 'A',
  name: 'Lámpara',
  quantity,
  demand: [{ sku: 'A', productId: null, units }],
})
const check = (lines: ReturnType<typeof want>[], found: StockItem | null, held = 0) =>
  stockFaults(lines, { stock: new Map([['A', found]]), held: new Map([['A', held]]), language: 'es-MX' })

test('what the cart holds counts, and the refusal says what is left', () => {
  expect(check([want(3)], item(5), 2).userErrors).toEqual([])
  expect(check([want(4)], item(5), 2).userErrors).toMatchObject([
    {
      code: 'INSUFFICIENT_STOCK',
      sku: 'A',
      availableQuantity: 3,
      field: ['lines', '0', 'quantity'],
      message: 'La cantidad solicitada no está disponible: de Lámpara ya tienes 2 y puedes agregar 3 más.',
    },
  ])
  expect(check([want(6)], item(5)).userErrors).toMatchObject([
    { message: 'La cantidad solicitada no está disponible: quedan 5 de Lámpara.' },
  ])
})

test('reports the quantity in the cart to a shopper who has all of the stock, never 0', () => {
  expect(check([want(1)], item(7), 7).userErrors).toMatchObject([
    {
      code: 'INSUFFICIENT_STOCK',
      availableQuantity: 0,
      message: 'La cantidad solicitada no está disponible: ya tienes en tu carrito todo lo que queda de Lámpara (7).',
    },
  ])
})

test('lines of one mutation share the stock', () => {
  expect(check([want(3), want(3, { index: 1 })], item(5)).userErrors).toMatchObject([
    { field: ['lines', '1', 'quantity'], availableQuantity: 2 },
  ])
})

test('two of a part in each kit halve what is left', () => {
  expect(check([want(3, { units: 2 })], item(5)).userErrors).toMatchObject([{ availableQuantity: 2 }])
})

test('fewer parts than one kit needs are out of stock', () => {
  expect(check([want(1, { units: 2 })], item(1)).userErrors).toMatchObject([{ code: 'OUT_OF_STOCK' }])
})

test.each([item(0, { isInStock: false }), item(7, { isInStock: false })])('none left is out of stock: %j', (found) => {
  expect(check([want(1)], found).userErrors).toMatchObject([{ code: 'OUT_OF_STOCK', availableQuantity: 0 }])
})

test.each([null, item(null, { isInStock: null })])('what cannot be known is let through with a notice: %j', (found) => {
  expect(check([want(1)], found)).toMatchObject({
    userErrors: [],
    notices: [{ code: 'STOCK_VOLATILE', message: expect.stringContaining('Lámpara') }],
  })
})

test.each([item(0, { isManaged: false }), item(null)])('what is not counted is never short: %j', (found) => {
  expect(check([want(1_000)], found)).toEqual({ userErrors: [], notices: [] })
})

test('a refusal reports exactly the quantity that can still be added', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.nat(20), fc.integer({ min: 1, max: 30 }), (left, held, wanted) => {
      const [refused] = check([want(wanted)], item(left), held).userErrors
      expect(refused === undefined).toBe(held + wanted <= left)
      if (!refused) return
      const available = refused.availableQuantity ?? -1
      expect(available).toBeLessThan(wanted)
      if (available > 0) expect(check([want(available)], item(left), held).userErrors).toEqual([])
      expect(check([want(available + 1)], item(left), held).userErrors).toHaveLength(1)
    }),
  )
})
