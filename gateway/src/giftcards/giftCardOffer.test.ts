import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { json, startFakeServer } from '../testing/startFakeServer.ts'

const OFFER = {
  sku: 'TARJETA-REGALO',
  currency: 'MXN',
  minimum: 100,
  maximum: 10_000,
  suggested: [500, 1000],
  name_max_length: 60,
  message_max_length: 300,
  days_max: 90,
  valid_years: 5,
  options: { amount: '11', recipientName: '12', recipientEmail: '13', message: '14', sendOn: '15' },
}

let platform: Awaited<ReturnType<typeof startFakeServer>>
let shopper: ReturnType<typeof createGraphClient>
let answer: readonly [number, unknown]
beforeEach(async () => {
  answer = [200, { code: 200, result: OFFER }]
  platform = await startFakeServer((_request, response) => json(response, answer[1], answer[0]))
  shopper = createGraphClient(platform.url)
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})
const read = () =>
  shopper.query(`{ giftCardOffer { sku minimum { amount currencyCode } maximum { amount } suggested { amount }
    nameMaxLength messageMaxLength daysMax validYears fields { amount recipientName recipientEmail message sendOn } } }`)

describe('gift cards of a store', () => {
  test('are read with their amounts and the ids of their options', async () => {
    const { data, errors } = await read()
    expect(errors).toEqual([])
    expect(data?.giftCardOffer).toEqual({
      sku: 'TARJETA-REGALO',
      minimum: { amount: '100.00', currencyCode: 'MXN' },
      maximum: { amount: '10000.00' },
      suggested: [{ amount: '500.00' }, { amount: '1000.00' }],
      nameMaxLength: 60,
      messageMaxLength: 300,
      daysMax: 90,
      validYears: 5,
      fields: OFFER.options,
    })
  })

  test.each([
    ['of a store that sells none', [404, { code: 404, result: 'This store sells no gift cards' }] as const],
    ['of a platform without them', [404, '<html>'] as const],
  ])('%s are null', async (_what, given) => {
    answer = given
    expect(await read()).toMatchObject({ data: { giftCardOffer: null } })
  })

  test('that cannot be decoded are an error, and null', async () => {
    answer = [200, { code: 200, result: { ...OFFER, minimum: 'free' } }]
    const { data, errors } = await read()
    expect(data?.giftCardOffer).toBeNull()
    expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining('giftCardOffer: invalid') })])
  })
})
