import { describe, expect, test } from 'vitest'
import { codes } from '../../../testing/codes.ts'
import {
  FOLIO,
  GUEST,
  OPENED,
  PROVEN,
  answers,
  bodiesOf,
  calls,
  creditApplicationForEachTest,
  platform,
  refusal,
  run,
  shopper,
} from '../../../testing/creditApplicationPlatform.ts'

creditApplicationForEachTest()

const TERMS = { amount: '5000', months: 12, frequency: 'WEEKLY' }
const start = (input: object = {}) =>
  run(
    'startCreditApplication',
    { kind: 'CREDILANA', ...TERMS, ...input },
    'application { id number amount { amount } missingSteps }',
  )

describe('startCreditApplication', () => {
  test('notes a new customer’s choice: the platform opens nothing yet', async () => {
    const payload = await start({ clientMutationId: 'k' })
    expect(payload).toMatchObject({
      application: { number: null, amount: { amount: '5000.00' }, missingSteps: ['APPLICANT'] },
      userErrors: [],
      clientMutationId: 'k',
      errors: [],
    })
    expect(calls('set_user_contact')).toEqual([])
    const { data } = await shopper.query('query ($id: ID!) { node(id: $id) { id } }', { id: payload.application.id })
    expect(data.node).toEqual({ id: payload.application.id })
    expect((await start()).application.id).toBe(payload.application.id)
    // Of this session alone: caches of clients know records by their ids.
    shopper.state.data = GUEST
    const again = await start()
    expect(again.application.id).not.toBe(payload.application.id)
    const { data: gone } = await shopper.query('query ($id: ID!) { node(id: $id) { id } }', {
      id: payload.application.id,
    })
    expect(gone.node).toBeNull()
  })

  test('needs amount and terms for a loan, none for a line of goods', async () => {
    for (const lack of ['amount', 'months', 'frequency'])
      expect((await start({ [lack]: null })).userErrors).toMatchObject([{ code: 'INVALID', field: [lack] }])
    expect(codes(await run('startCreditApplication', { kind: 'MERCHANDISE' }))).toEqual([])
  })

  test.each(['1e3', '-1', '1,234.50', '5000.001', ''])('refuses the amount %j without a call', async (amount) => {
    const { userErrors } = await start({ amount })
    // The scalar refuses what is no number at all.
    if (userErrors !== undefined) expect(userErrors).toMatchObject([{ code: 'CREDIT_AMOUNT', field: ['amount'] }])
    expect(platform.seen).toEqual([])
  })

  test('names the limits where the platform refuses the amount', async () => {
    answers.set('all_items_credits', refusal(400, { reason: 'amount', field: 'monto' }))
    expect((await start({ amount: '5500' })).userErrors).toEqual([
      { code: 'CREDIT_AMOUNT', message: 'Elige un monto de $500.00 a $5,000.00.', field: ['amount'] },
    ])
    expect(shopper.state.data?.creditStart ?? null).toBeNull()
  })

  test('opens the application of a proven account at once, with its proof', async () => {
    expect(codes(await start({ customer: 'HOME' }))).toEqual(['CREDIT_SESSION_OVER'])
    shopper.state.data = PROVEN
    expect(await start({ customer: 'HOME' })).toMatchObject({ application: { number: FOLIO }, userErrors: [] })
    expect(bodiesOf('set_user_contact')).toEqual([{ storeCode: 'hogar', tipo: 'CREDILANA', cliente: 'CASA' }])
    expect(calls('set_user_contact')[0]?.headers['x-credit-token']).toBe('proof')
    expect(shopper.state.data?.creditApplication).toMatchObject({ number: FOLIO, customer: 'HOME' })
  })

  test('does not replace an application in review', async () => {
    shopper.state.data = OPENED
    const [, [state]] = answers.get('set_user_validation') as [number, [object]]
    answers.set('set_user_validation', [200, [{ ...state, estado: 'SUBMITTED' }]])
    expect(codes(await start())).toEqual(['CREDIT_REQUEST_PENDING'])
    expect(shopper.state.data?.creditApplication).toEqual(OPENED.creditApplication)
  })
})

test('a store that does not lend takes no application', async () => {
  shopper.state.data = GUEST
  shopper.state.store = { ...shopper.state.store, countryCode: 'DE' }
  expect(codes(await run('startCreditApplication', { kind: 'MERCHANDISE' }))).toEqual(['CREDIT_UNAVAILABLE'])
  expect(platform.seen).toEqual([])
})
