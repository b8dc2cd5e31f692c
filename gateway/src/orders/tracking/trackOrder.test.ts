import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGraphClient } from '../../testing/createGraphClient.ts'
import { json, startFakeServer } from '../../testing/startFakeServer.ts'
import { codes } from '../../testing/codes.ts'
import { TRACKING_TRIES_MAX } from '../limits.ts'

const NUMBER = '000000012'
const EMAIL = 'ana@example.mx'
const ORDER = {
  increment_id: NUMBER,
  status: 'order sent',
  created_at: '2026-11-20T18:00:00.000Z',
  paid_at: '2026-11-20T18:05:00.000Z',
  sent_at: '2026-11-22T09:00:00.000Z',
  delivered_at: null,
  guide_number: 'G1',
  delivery_company: 'DHL',
  tracking_url: 'https://track.example/G1',
  grand_total: 116,
  customer_email: EMAIL,
  order_currency_code: 'MXN',
  items: [{ sku: 'SOFA', name: 'Sofá', qty_ordered: 1, price_incl_tax: 116, row_total_incl_tax: 116 }],
  shipping_address: {
    firstname: 'Ana',
    lastname: 'López',
    street: ['Av. Juárez 10'],
    city: 'Guadalajara',
    region: 'Jalisco',
    postcode: '44100',
    country_id: 'MX',
    telephone: '3312345678',
  },
  payment: { method: 'card', title: 'Tarjeta' },
}
const SELECTED = `order { number status progress steps { progress reachedAt } canceledAt guideNumber trackingUrl
  total { amount } lines { sku quantity } recipient destination paymentUrl payBefore }
  userErrors { code field } notices { code } clientMutationId`

let platform: Awaited<ReturnType<typeof startFakeServer>>
let shopper: ReturnType<typeof createGraphClient>
let answer: readonly [number, unknown]
let lines: string[]
beforeEach(async () => {
  lines = []
  answer = [200, { code: 200, result: ORDER }]
  platform = await startFakeServer((_request, response) => json(response, answer[1], answer[0]))
  shopper = createGraphClient(platform.url, undefined, { log: (line) => lines.push(line) })
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

const track = async (input: object = {}) => {
  const { data, errors } = await shopper.query(
    `mutation ($input: TrackOrderInput!) { trackOrder(input: $input) { ${SELECTED} } }`,
    { input: { orderNumber: NUMBER, email: EMAIL, ...input } },
  )
  return { ...data?.trackOrder, errors }
}

describe('an order by its number and e-mail address', () => {
  test('has its steps with times and its way, and of the buyer a first name and a city', async () => {
    const found = await track({ orderNumber: ' # 000000012 ', email: ' Ana@EXAMPLE.mx ', clientMutationId: 'k' })
    expect(found).toMatchObject({
      order: {
        number: NUMBER,
        status: 'SHIPPED',
        progress: 'ORDER_SENT',
        steps: [
          { progress: 'PAYMENT_PREVIEW', reachedAt: '2026-11-20T18:00:00.000Z' },
          { progress: 'PAYMENT_CONFIRMED', reachedAt: '2026-11-20T18:05:00.000Z' },
          { progress: 'ORDER_SENT', reachedAt: '2026-11-22T09:00:00.000Z' },
        ],
        canceledAt: null,
        guideNumber: 'G1',
        trackingUrl: 'https://track.example/G1',
        total: { amount: '116.00' },
        lines: [{ sku: 'SOFA', quantity: 1 }],
        recipient: 'Ana',
        destination: '44100 Guadalajara',
      },
      userErrors: [],
      notices: [],
      clientMutationId: 'k',
    })
    expect(JSON.stringify(found)).not.toMatch(/López|Juárez|3312345678|example\.mx/)
    const [call] = platform.seen
    expect([call?.method, call?.path, JSON.parse(call?.body ?? '')]).toEqual([
      'POST',
      '/api/ext/guest_order',
      { orderNumber: NUMBER, email: 'Ana@example.mx' },
    ])
    expect(call?.query.toString()).not.toContain('ana')
    expect(lines.join('\n')).not.toMatch(/ana@|000000012/i)
  })

  test.each([
    ['processing', 'PAYMENT_PREVIEW', ['PAYMENT_PREVIEW', 'ORDER_SENT']],
    ['order sent', 'ORDER_SENT', ['PAYMENT_PREVIEW', 'ORDER_SENT']],
  ])('that is paid on delivery claims no payment while it is %s', async (status, progress, reached) => {
    answer = [200, { code: 200, result: { ...ORDER, status, payment: { method: 'cashondelivery' } } }]
    const { order } = await track()
    expect(order.progress).toBe(progress)
    expect(order.steps.map((step: { progress: string }) => step.progress)).toEqual(reached)
  })

  test('says nothing of the credit that pays it', async () => {
    const payment = {
      method: 'storecredit',
      url: 'https://pay.example/1',
      pay_before: '2026-12-01',
      credit: { amount: 9 },
    }
    answer = [200, { code: 200, result: { ...ORDER, status: 'pending', payment } }]
    expect((await track()).order).toMatchObject({ paymentUrl: null, payBefore: null })
  })

  test.each([
    [{ orderNumber: '  ' }, 'orderNumber'],
    [{ orderNumber: '1 or 1=1' }, 'orderNumber'],
    [{ orderNumber: 'x'.repeat(65) }, 'orderNumber'],
    [{ email: 'ana' }, 'email'],
  ])('is not requested with %j', async (input, field) => {
    expect((await track(input)).userErrors).toEqual([{ code: 'INVALID', field: [field] }])
    expect(platform.seen).toEqual([])
  })

  test.each([
    [[404, { code: 404, result: 'No such order' }] as const, 'TRACKED_ORDER_UNKNOWN'],
    [[429, { code: 429, result: 'Too many attempts' }] as const, 'TOO_MANY_ATTEMPTS'],
    [[404, '<html>'] as const, 'TRACKING_UNAVAILABLE'],
  ])('is refused as the platform answers %j', async (given, code) => {
    answer = given
    const { order, userErrors } = await track()
    expect([order, userErrors]).toMatchObject([null, [{ code }]])
  })

  test('is not shown if the platform answers with another', async () => {
    expect((await track({ orderNumber: '000000013' })).errors).toEqual([
      expect.objectContaining({ message: expect.stringContaining('orderTrack: invalid') }),
    ])
  })

  test('is limited in its failed attempts, and right ones are not counted', async () => {
    for (let tries = 0; tries <= TRACKING_TRIES_MAX; tries += 1) expect(codes(await track())).toEqual([])
    answer = [404, { code: 404, result: 'No such order' }]
    for (let tries = 0; tries < TRACKING_TRIES_MAX; tries += 1)
      expect(codes(await track({ orderNumber: `${tries}` }))).toEqual(['TRACKED_ORDER_UNKNOWN'])
    const asked = platform.seen.length
    answer = [200, { code: 200, result: ORDER }]
    expect(codes(await track())).toEqual(['TOO_MANY_ATTEMPTS'])
    expect(platform.seen).toHaveLength(asked)
  })

  test('is limited in number, each alias of a request counted', async () => {
    answer = [404, { code: 404, result: 'No such order' }]
    const document = `mutation { ${Array.from(
      { length: TRACKING_TRIES_MAX },
      (_none, at) =>
        `a${at}: trackOrder(input: { orderNumber: "${NUMBER}", email: "e${at}@example.mx" }) { userErrors { code } }`,
    ).join(' ')} }`
    await shopper.query(document)
    expect(platform.seen).toHaveLength(TRACKING_TRIES_MAX)
    expect(codes(await track())).toEqual(['TOO_MANY_ATTEMPTS'])
  })
})
