import { expect, test } from 'vitest'
import { codes } from './codes.ts'
import {
  FOLIO,
  GUEST,
  NAMED,
  OPENED,
  REQUEST,
  answers,
  bodiesOf,
  calls,
  refusal,
  run,
  shopper,
} from './creditApplicationPlatform.ts'

/** Tests of a mutation that moves an application to another state by a call. */
export function testMove(name: string, call: string): void {
  const move = (input: object) => run(name, input, 'application { number } customer { id }')

  test('moves the application of this session by its key', async () => {
    shopper.state.data = OPENED
    expect(await move({ clientMutationId: 'k' })).toMatchObject({
      application: { number: FOLIO },
      customer: null,
      userErrors: [],
      clientMutationId: 'k',
    })
    expect(await move({ number: FOLIO })).toMatchObject({ userErrors: [] })
    expect(bodiesOf(call)).toEqual([NAMED, NAMED])
  })

  test('moves another one of the customer by its number', async () => {
    shopper.state.data = { ...GUEST, userToken: 'good', customerId: '7' }
    expect(await move({ number: REQUEST.incrementId })).toMatchObject({
      application: { number: REQUEST.incrementId },
      userErrors: [],
    })
    expect(bodiesOf(call)).toEqual([{ storeCode: 'hogar', incrementId: REQUEST.incrementId }])
  })

  test('moves nothing of another customer, of a guest, or without a number', async () => {
    shopper.state.data = { ...GUEST, userToken: 'good', customerId: '7' }
    expect(codes(await move({ number: 'S-FOREIGN2' }))).toEqual(['CREDIT_APPLICATION_NOT_FOUND'])
    expect(codes(await move({}))).toEqual(['CREDIT_APPLICATION_NOT_FOUND'])
    shopper.state.data = GUEST
    expect(codes(await move({ number: REQUEST.incrementId }))).toEqual(['CREDIT_APPLICATION_NOT_FOUND'])
    expect(calls(call)).toHaveLength(1)
  })

  test('is refused where the state does not allow it', async () => {
    shopper.state.data = OPENED
    answers.set(call, refusal(409, { reason: 'state', estado: 'ACTIVE' }))
    expect(codes(await move({}))).toEqual(['CREDIT_APPLICATION_CLOSED'])
  })
}
