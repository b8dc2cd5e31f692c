import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
let stranger: ReturnType<typeof createGraphClient>
beforeEach(async () => {
  platform = await startFakePlatform()
  shopper = createGraphClient(platform.url)
  stranger = createGraphClient(platform.url)
})
afterEach(async () => {
  await shopper.close()
  await stranger.close()
  await platform.close()
})

const ADDRESS = `{ firstName: "Ana", lastName: "López", street: ["Av. Juárez 10"], city: "Guadalajara", regionCode: "JAL", postcode: "44100", telephone: "3312345678" }`
const RECEIPT = `query ($proof: String!) { receipt(proof: $proof) { number placedAt status total { amount } tax { amount }
  segments { code } lines { sku quantity rowTotal { amount } } recipient destination email } }`

async function buy() {
  await shopper.query('mutation { addCartLines(input: { lines: [{ sku: "SOFA-GRY" }] }) { userErrors { code } } }')
  await shopper.query(
    `mutation { setCartShipping(input: { address: ${ADDRESS}, carrierCode: "flatrate", methodCode: "flatrate" }) { userErrors { code } } }`,
  )
  await shopper.query('mutation { setCartPayment(input: { methodCode: "banktransfer" }) { userErrors { code } } }')
  const { data } = await shopper.query(
    'mutation { placeOrder(input: { email: "ana@example.mx", clientMutationId: "1" }) { order { id number receiptProof } } }',
  )
  // The platform in memory keeps no address: this is what a real one answers.
  const order = platform.orders.get(data.placeOrder.order.number)!
  order['shipping_address'] = { firstname: 'Ana', lastname: 'López', mothers_name: 'Núñez', street: ['Av. Juárez 10'], city: 'Guadalajara', region: 'Jalisco', postcode: '44100', country_id: 'MX', telephone: '3312345678' } // prettier-ignore
  order['payment'] = { method: 'banktransfer', title: 'SPEI', instructions: { reference: '0000001', account: '646180110400000007', pay_before: '2026-11-23T12:00:00.000Z' } } // prettier-ignore
  return data.placeOrder.order as { id: string; number: string; receiptProof: string }
}

test('a holder of the proof sees what was bought, but not the buyer', async () => {
  const { number, receiptProof } = await buy()
  const { data, errors } = await stranger.query(RECEIPT, { proof: receiptProof })
  expect(errors).toEqual([])
  expect(data.receipt).toMatchObject({
    number,
    total: { amount: '116.00' },
    tax: { amount: '16.00' },
    lines: [{ sku: 'SOFA-GRY', quantity: 1 }],
    recipient: 'A. L. N.',
    destination: '44100 Guadalajara, Jalisco',
    email: 'a…@example.mx',
  })
  expect(JSON.stringify(data)).not.toMatch(/López|Núñez|Juárez|3312345678|ana@/)
})

test('no other session opens it: not by number, not by id, not with a proof that is altered, nor in another store', async () => {
  const { id, number, receiptProof } = await buy()
  const altered = receiptProof.replace(/.{8}~2$/, 'AAAAAAAA~2')
  for (const proof of [number, id, '', altered, shopper.state.data!.orders[0]!.cartToken]) {
    expect((await stranger.query(RECEIPT, { proof })).data).toEqual({ receipt: null })
  }
  const node = `{ node(id: "${id}") { ... on Order { number receiptProof } } }`
  expect((await stranger.query(node)).data).toEqual({ node: null })
  stranger.state.store = { ...stranger.state.store, code: 'viu' }
  expect((await stranger.query(RECEIPT, { proof: receiptProof })).data).toEqual({ receipt: null })
})

test('the code in the platform’s mail opens it too, without personal data', async () => {
  const { number } = await buy()
  const code = 'bWFpbCBvZiB0aGUgb3JkZXI'
  platform.orders.get(number)!['receipt_code'] = code
  const { data, errors } = await stranger.query(RECEIPT, { proof: code })
  expect(errors).toEqual([])
  expect(data.receipt).toMatchObject({ number, recipient: 'A. L. N.', email: 'a…@example.mx' })
  expect(JSON.stringify(data)).not.toMatch(/López|Juárez|3312345678|ana@/)
  const unknown = await stranger.query(RECEIPT, { proof: `${code}X` })
  expect([unknown.data, unknown.errors]).toEqual([{ receipt: null }, []])
})

test('where the platform gives a code of its own, that is the proof: it opens to customers’ links as well', async () => {
  const { id, number } = await buy()
  const code = 'bWFpbCBvZiB0aGUgb3JkZXI'
  platform.orders.get(number)!['receipt_code'] = code
  const { data } = await shopper.query(`{ node(id: "${id}") { ... on Order { receiptProof } } }`)
  expect(data.node).toEqual({ receiptProof: code })
  platform.orders.get(number)!['receipt_code'] = 'no code'
  const without = await shopper.query(`{ node(id: "${id}") { ... on Order { receiptProof } } }`)
  expect(without.data.node.receiptProof).toMatch(/^Fe26/)
})

test('what cannot be a code makes no upstream call', async () => {
  for (const proof of ['', '../../customer', 'x'.repeat(2_000), 'a b c d e f g h i j k']) {
    expect(await stranger.query(RECEIPT, { proof })).toMatchObject({ data: { receipt: null }, calls: {} })
  }
})

test('its proof is given to the session that placed the order, with how to pay it', async () => {
  const { id, number } = await buy()
  const { data } = await shopper.query(
    `{ node(id: "${id}") { ... on Order { number receiptProof paymentMethodCode paymentInstructions { account reference bank payBefore } } } }`,
  )
  expect(data.node).toEqual({
    number,
    receiptProof: expect.any(String),
    paymentMethodCode: 'banktransfer',
    paymentInstructions: {
      account: '646180110400000007',
      reference: '0000001',
      bank: null,
      payBefore: '2026-11-23T12:00:00.000Z',
    },
  })
})

test('names what is canceled, and what the order costs and has to pay now', async () => {
  const { number, receiptProof } = await buy()
  const order = platform.orders.get(number)!
  Object.assign(order, {
    status: 'order delivered',
    delivered_at: '2026-11-29T18:00:00.000Z',
    total_canceled: 16.1,
    total_due: 99.9,
    total_paid: 0,
    total_refunded: 0,
  })
  const amounts = '{ amount }'
  const asked = `query ($proof: String!) { receipt(proof: $proof) { total ${amounts} canceledTotal ${amounts}
    currentTotal ${amounts} deliveredAt paidTotal ${amounts} refundedTotal ${amounts} dueTotal ${amounts} } }`
  expect((await stranger.query(asked, { proof: receiptProof })).data.receipt).toEqual({
    deliveredAt: '2026-11-29T18:00:00.000Z',
    total: { amount: '116.00' },
    canceledTotal: { amount: '16.10' },
    currentTotal: { amount: '99.90' },
    paidTotal: { amount: '0.00' },
    refundedTotal: { amount: '0.00' },
    dueTotal: { amount: '99.90' },
  })
})
