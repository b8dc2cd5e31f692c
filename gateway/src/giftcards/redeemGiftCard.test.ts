import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { codes } from '../testing/codes.ts'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { json, startFakeServer } from '../testing/startFakeServer.ts'
import { GIFT_CARD_TRIES_MAX } from './limits.ts'

const PATH = '/api/ext/gift_card_redemption'
const CODE = '7K2M-AAAA-BBBB-CCCC-DDDD'
const ANA = { id: 7, email: 'ana@example.mx', firstname: 'Ana', lastname: 'López', addresses: [] }

let platform: Awaited<ReturnType<typeof startFakeServer>>
let shopper: ReturnType<typeof createGraphClient>
let answer: readonly [number, unknown]
let lines: string[]
beforeEach(async () => {
  lines = []
  answer = [200, { code: 200, result: { amount: 500, balance: 650, currency: 'MXN' } }]
  platform = await startFakeServer(({ path }, response) => {
    if (path === '/api/user/me') return json(response, { code: 200, result: ANA })
    if (path === '/api/ext/wallet_balance')
      return json(response, { code: 200, result: { balance: 650, currency: 'MXN' } })
    return json(response, answer[1], answer[0])
  })
  shopper = createGraphClient(platform.url, undefined, { log: (line) => lines.push(line) })
  shopper.state.data = { cartToken: null, userToken: 'good', checkout: null, orders: [] }
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

const redeem = async (input: object = {}) => {
  const { data, errors } = await shopper.query(
    `mutation ($input: RedeemGiftCardInput!) { redeemGiftCard(input: $input) {
      amount { amount currencyCode } customer { wallet { balance { amount } } }
      userErrors { code field message } clientMutationId } }`,
    { input: { code: CODE, ...input } },
  )
  return { ...data?.redeemGiftCard, errors }
}
const calls = () => platform.seen.filter(({ path }) => path === PATH)
const refusal = (status: number, reason: string) =>
  [status, { code: status, result: { message: 'No', reason } }] as const

describe('redeemGiftCard', () => {
  test('sends the code in a body, and returns the amount and the new balance', async () => {
    const clientMutationId = crypto.randomUUID()
    expect(await redeem({ code: ` ${CODE} `, clientMutationId })).toMatchObject({
      amount: { amount: '500.00', currencyCode: 'MXN' },
      customer: { wallet: { balance: { amount: '650.00' } } },
      userErrors: [],
      clientMutationId,
    })
    const [call] = calls()
    expect(JSON.parse(call?.body ?? '')).toEqual({ code: CODE })
    expect(call?.query.get('token')).toBe('good')
    expect(call?.query.toString()).not.toContain('7K2M')
    expect(call?.headers).toMatchObject({ 'x-client-address': '192.0.2.1' })
    await redeem({ clientMutationId })
    const keys = calls().map(({ headers }) => headers['idempotency-key'])
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
  })

  test.each([
    [404, 'unknown', 'GIFT_CARD_UNKNOWN'],
    [409, 'other_store', 'GIFT_CARD_OTHER_STORE'],
    [409, 'canceled', 'GIFT_CARD_CANCELED'],
    [409, 'redeemed', 'GIFT_CARD_REDEEMED'],
    [409, 'expired', 'GIFT_CARD_EXPIRED'],
    [429, 'too_many', 'TOO_MANY_ATTEMPTS'],
  ])('says of %i %s: %s', async (status, reason, code) => {
    answer = refusal(status, reason)
    const { amount, userErrors } = await redeem()
    expect([amount, userErrors]).toMatchObject([null, [{ code, message: expect.stringMatching(/\S/) }]])
  })

  test('needs an account, and a code', async () => {
    expect(codes(await redeem({ code: '   ' }))).toEqual(['INVALID'])
    expect(codes(await redeem({ code: 'x'.repeat(61) }))).toEqual(['GIFT_CARD_UNKNOWN'])
    shopper.state.data = { cartToken: null, userToken: null, checkout: null, orders: [] }
    expect(codes(await redeem())).toEqual(['SIGNED_OUT'])
    expect(calls()).toEqual([])
  })

  test('says so where the platform has no gift cards', async () => {
    answer = [404, '<html>']
    expect(codes(await redeem())).toEqual(['GIFT_CARDS_UNAVAILABLE'])
  })

  test('is limited in its failed attempts, also by aliases of one request, and right ones are not counted', async () => {
    for (let round = 0; round <= GIFT_CARD_TRIES_MAX; round += 1) expect(codes(await redeem())).toEqual([])
    const before = calls().length
    answer = refusal(404, 'unknown')
    const aliases = Array.from(
      { length: GIFT_CARD_TRIES_MAX },
      (_none, at) => `a${at}: redeemGiftCard(input: { code: "AAAA-${at}" }) { userErrors { code } }`,
    )
    await shopper.query(`mutation { ${aliases.join(' ')} }`)
    expect(calls()).toHaveLength(before + GIFT_CARD_TRIES_MAX)
    expect(codes(await redeem())).toEqual(['TOO_MANY_ATTEMPTS'])
    expect(calls()).toHaveLength(before + GIFT_CARD_TRIES_MAX)
  })

  test('leaves no code in the log, whatever happens', async () => {
    await redeem()
    answer = refusal(404, 'unknown')
    await redeem()
    answer = [503, { code: 503, result: 'down' }]
    expect((await redeem()).errors).toHaveLength(1)
    expect(lines.join('\n')).not.toContain('7K2M')
  })

  test('says a refusal in the language that was asked for', async () => {
    answer = refusal(409, 'redeemed')
    const english = createGraphClient(platform.url, undefined, { messageLanguage: 'en' })
    english.state.data = shopper.state.data
    const { data } = await english.query(
      `mutation { redeemGiftCard(input: { code: "${CODE}" }) { userErrors { message } } }`,
    )
    await english.close()
    expect(data.redeemGiftCard.userErrors).toEqual([{ message: 'This gift card was already redeemed.' }])
  })
})
