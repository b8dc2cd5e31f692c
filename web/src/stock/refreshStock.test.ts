import { expect, it } from 'vitest'
import { createEnvironment } from '../relay/createEnvironment.ts'
import { NetworkFailure } from '../relay/NetworkFailure.ts'
import type { GraphQLTransport } from '../relay/network/transport.ts'
import { STOCK_REFRESH_BATCH } from './limits.ts'
import { refreshStock } from './refreshStock.ts'

type Thing = Readonly<{ id: string; type: string; quantity?: number; arrives?: string }>

const TODAYS = { earliest: '2026-12-01', latest: '2026-12-03', madeToOrderDays: null }

/** Creates a shop whose store holds these records, over a gateway where everything is sold out, and arrives later. */
function open(things: readonly Thing[], isDown = false) {
  const asked: string[][] = []
  const askedDays: string[][] = []
  const transport: GraphQLTransport = async function* send({ variables, name }) {
    const [ids, delivered] = [variables['ids'] as string[], variables['delivered'] as string[]]
    asked.push(ids)
    askedDays.push(delivered)
    if (isDown) throw new NetworkFailure('unreachable', { operation: name })
    const typeOf = (id: string) => things.find((thing) => thing.id === id)?.type
    const stock = { status: 'OUT_OF_STOCK', quantity: 0 }
    yield {
      data: {
        nodes: ids.map((id) => ({ id, __typename: typeOf(id), __isProduct: typeOf(id), stock })),
        delivered: delivered.map((id) => ({
          id,
          __typename: typeOf(id),
          __isProduct: typeOf(id),
          deliveryEstimate: TODAYS,
        })),
      },
    }
  }
  const shop = createEnvironment({ transport, isServer: false, retries: 0 })
  shop.environment.commitUpdate((store) => {
    for (const { id, type, quantity, arrives } of things) {
      const record = store.create(id, type).setValue(id, 'id')
      if (arrives !== undefined) {
        const days = store.create(`client:${id}:deliveryEstimate`, 'DeliveryEstimate').setValue(arrives, 'earliest')
        record.setLinkedRecord(days, 'deliveryEstimate')
      }
      if (quantity === undefined) continue
      const stock = store.create(`client:${id}:stock`, 'Stock').setValue('OK', 'status').setValue(quantity, 'quantity')
      record.setLinkedRecord(stock, 'stock')
    }
  })
  shop.environment.getStore().holdGC()
  const earliestOf = (id: string) => shop.source.get(`client:${id}:deliveryEstimate`)?.['earliest']
  return {
    shop,
    asked,
    askedDays,
    earliestOf,
    stockOf: (id: string) => shop.source.get(`client:${id}:stock`)?.['status'],
  }
}

it('reads again the products whose stock the page shows, and nothing else', async () => {
  const { shop, asked, stockOf } = open([
    { id: 'p1', type: 'SimpleProduct', quantity: 5 },
    { id: 'v1', type: 'ProductVariant', quantity: 5 },
    { id: 'p2', type: 'SimpleProduct' },
    { id: 'l1', type: 'CartLine', quantity: 5 },
  ])
  await refreshStock(shop)
  expect(asked.map((ids) => ids.toSorted())).toEqual([['p1', 'v1']])
  expect([stockOf('p1'), stockOf('v1'), stockOf('l1')]).toEqual(['OUT_OF_STOCK', 'OUT_OF_STOCK', 'OK'])
})

it('reads again the delivery days that a page shows, of the day on which it was rendered, and no others', async () => {
  const { shop, askedDays, earliestOf } = open([
    { id: 'p1', type: 'ConfigurableProduct', quantity: 5, arrives: '2026-11-26' },
    { id: 'v1', type: 'ProductVariant', quantity: 5, arrives: '2026-11-26' },
    { id: 'card', type: 'SimpleProduct', quantity: 5 },
  ])
  await refreshStock(shop)
  expect(askedDays.map((ids) => ids.toSorted())).toEqual([['p1', 'v1']])
  expect([earliestOf('p1'), earliestOf('v1')]).toEqual([TODAYS.earliest, TODAYS.earliest])
})

it('asks in batches that the gateway takes', async () => {
  const many = Array.from({ length: STOCK_REFRESH_BATCH + 1 }, (_item, index) => ({
    id: `p${index}`,
    type: 'ConfigurableProduct',
    quantity: 1,
  }))
  const { shop, asked } = open(many)
  await refreshStock(shop)
  expect(asked.map(({ length }) => length)).toEqual([STOCK_REFRESH_BATCH, 1])
})

it('asks nothing of a page that shows none', async () => {
  const { shop, asked } = open([{ id: 'p1', type: 'SimpleProduct' }])
  await refreshStock(shop)
  expect(asked).toEqual([])
})

it('leaves what it cannot read', async () => {
  const { shop, stockOf } = open([{ id: 'p1', type: 'SimpleProduct', quantity: 5 }], true)
  await refreshStock(shop)
  expect(stockOf('p1')).toBe('OK')
})
