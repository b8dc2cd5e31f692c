import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { applyForLine } from '../testkit/shoppers/creditApplicant.ts'
import { type Account, signedUp } from '../testkit/shoppers/customerOrder.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { MUTATIONS, SHIPPING } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { allPlentifulWares } from '../testkit/shoppers/wares.ts'

const { gateway, platform } = sharedShop()
const PRICE = 'query ($sku: String!) { product(by: { sku: $sku }) { price { final { amount } credit { weeks } } } }'
const ORDER = `query ($id: ID!) { node(id: $id) { ... on Order {
  status statusLabel payBefore total { amount }
  credit { amount { amount } approved { amount } applicationNumber applyBefore creditNumber }
} } }`

type Credit = {
  amount: { amount: string }
  approved: { amount: string } | null
  applicationNumber: string | null
  applyBefore: string | null
  creditNumber: string | null
}
type Order = { status: string; statusLabel: string; payBefore: string | null; credit: Credit | null }

let sku: string
beforeAll(async () => {
  for (const ware of await allPlentifulWares(gateway, 'hogar')) {
    const { product } = (await asGuest(gateway).run(PRICE, { sku: ware.sku })) as {
      product: { price: { final: { amount: string }; credit: object | null } }
    }
    // With its delivery below what a new customer gets.
    if (product.price.credit !== null && Number(product.price.final.amount) < 4_000) sku = ware.sku
  }
  if (sku === undefined) throw new Error('nothing in good stock is sold on credit below 4,000')
})

async function orderOnCredit(account: Account, fields: object = {}) {
  await account.add(sku, 1)
  await account.done('setCartShipping', SHIPPING)
  await account.done('setCartPayment', { methodCode: 'storecredit', months: 12 })
  const input = { email: 'ana@example.mx', acceptsTerms: true, clientMutationId: randomUUID(), ...fields }
  const { data, text } = await account.send(MUTATIONS.placeOrder, { input })
  const { result } = (data ?? {}) as { result?: { order: { id: string; number: string } | null; userErrors: object[] } }
  if (!result) throw new Error(text)
  return result
}

async function orderOf(account: Account, id: string): Promise<Order> {
  const { data, text } = await account.send(ORDER, { id })
  if (!data?.['node']) throw new Error(text)
  return data['node'] as Order
}

async function decide(number: string, decision: string): Promise<void> {
  const response = await fetch(`${platform}/api/ext/credit_requests/${number}/decision`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ decision }),
  })
  expect(response.status).toBe(200)
}

const stockOf = async () => {
  const { result } = (await (await fetch(`${platform}/api/stock/check/${sku}`)).json()) as { result: { qty: number } }
  return result.qty
}

describe('an order on credit without an account', () => {
  it('waits for its application, is authorized when that is approved, and has its credit in the account', async () => {
    const ana = await signedUp()
    const { order } = await orderOnCredit(ana)
    const { id = '', number = '' } = order ?? {}
    const waiting = await orderOf(ana, id)
    expect(waiting).toMatchObject({ status: 'PENDING', statusLabel: 'PENDING', payBefore: null })
    expect(waiting.credit).toMatchObject({
      approved: null,
      creditNumber: null,
      applyBefore: expect.any(String) as string,
    })
    const { data } = await ana.send(
      '{ viewer { customer { creditRequests { nodes { number status orderNumber } } } } }',
    )
    const { applicationNumber } = waiting.credit!
    expect(JSON.stringify(data)).toContain(
      JSON.stringify({ number: applicationNumber, status: 'DRAFT', orderNumber: number }),
    )

    expect(await applyForLine(ana, { gateway, platform })).toBe(applicationNumber)
    expect((await orderOf(ana, id)).credit).toMatchObject({ applyBefore: null })
    await decide(applicationNumber!, 'APPROVED')
    const authorized = await orderOf(ana, id)
    expect(authorized).toMatchObject({ status: 'PROCESSING', statusLabel: 'AUTHORIZED' })
    expect(authorized.credit?.approved).toEqual(authorized.credit?.amount)
    const accounts = await ana.send('{ viewer { customer { creditAccounts { credits { number orderNumber } } } } }')
    expect(JSON.stringify(accounts.data)).toContain(
      JSON.stringify({ number: authorized.credit?.creditNumber, orderNumber: number }),
    )
  })

  it('is denied with its application, and its goods are for sale again', async () => {
    const ana = await signedUp()
    const before = await stockOf()
    const { order } = await orderOnCredit(ana)
    expect(await stockOf()).toBe(before - 1)
    await decide(await applyForLine(ana, { gateway, platform }), 'DENIED')
    expect(await orderOf(ana, order?.id ?? '')).toMatchObject({ status: 'CANCELED', statusLabel: 'DENIED' })
    expect(await stockOf()).toBe(before)
  })

  it('is refused where the shopper was shown a line that does not pay it', async () => {
    const ana = await signedUp()
    const refused = await orderOnCredit(ana, { expectsCreditLine: true })
    expect(refused).toMatchObject({ order: null, userErrors: [{ code: 'CREDIT_LINE_CHANGED' }] })
  })
})
