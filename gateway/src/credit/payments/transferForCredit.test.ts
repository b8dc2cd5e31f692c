import { beforeEach, describe, expect, test } from 'vitest'
import { codes } from '../../testing/codes.ts'
import {
  DOWN,
  GUEST,
  answers,
  calls,
  creditAccountForEachTest,
  platform,
  refusal,
  shopper,
} from '../../testing/creditAccountPlatform.ts'
import { BY_TRANSFER, LINE, PAYMENT, TRANSFER, pay, paymentsForEachTest } from '../../testing/creditPayments.ts'

creditAccountForEachTest()
paymentsForEachTest()
beforeEach(() => void answers.set('credit_payments/p-1', [200, BY_TRANSFER]))

const CALL = 'payments_by_transfer'

describe('a payment by transfer', () => {
  test('says where to, with which reference and until when', async () => {
    const { payment, notices, userErrors } = await pay('transferForCredit')
    expect(userErrors).toEqual([])
    expect(payment).toMatchObject({ status: 'PENDING', method: 'TRANSFER', url: null, transfer: TRANSFER })
    expect(notices).toEqual([
      {
        code: 'CREDIT_TRANSFER_READY',
        message: 'Transfiere $129.89 con la referencia 4000014 antes del 30 de noviembre.',
      },
    ])
  })

  test('has no notice where the platform names no deadline', async () => {
    answers.set('credit_payments/p-1', [200, { ...BY_TRANSFER, pay_before: undefined }])
    expect((await pay('transferForCredit')).notices).toEqual([])
  })

  test('is opened once for a key', async () => {
    const first = await pay('transferForCredit', { clientMutationId: 'k' })
    expect(await pay('transferForCredit', { clientMutationId: 'k' })).toEqual(first)
    expect(calls(CALL)).toHaveLength(1)
    expect(codes(await pay('payCredit', { clientMutationId: 'k' }))).toEqual(['IDEMPOTENCY_MISMATCH'])
  })

  test.each([
    [refusal(400, { reason: 'channel' }), 'CREDIT_METHOD_UNAVAILABLE'],
    [refusal(400, { reason: 'amount', min: 1, max: 100 }), 'PAYMENT_AMOUNT'],
    [refusal(409, { reason: 'invoice' }), 'CREDIT_NOTHING_OWED'],
  ])('is refused as the platform refuses it: %j', async (reply, code) => {
    answers.set(CALL, reply)
    const { payment, userErrors, notices } = await pay('transferForCredit')
    expect([payment, codes({ userErrors }), notices]).toEqual([null, [code], []])
  })

  test('is refused to a guest, and for an amount that is none', async () => {
    expect(codes(await pay('transferForCredit', { lines: [{ ...LINE, amount: '1e3' }] }))).toEqual(['PAYMENT_AMOUNT'])
    shopper.state.data = GUEST
    platform.seen.length = 0
    expect(codes(await pay('transferForCredit'))).toEqual(['CREDIT_SESSION_OVER'])
    expect(platform.seen).toEqual([])
  })

  test('is an error while the platform fails, or answers with what is no payment', async () => {
    answers.set(CALL, DOWN)
    expect((await pay('transferForCredit')).errors).toEqual([expect.stringMatching(/^creditPayTransfer: unavailable/)])
    answers.set(CALL, [200, { payment_id: 'p-1' }]).set('credit_payments/p-1', [200, { ...PAYMENT, estado: 'X' }])
    expect((await pay('transferForCredit')).errors).toEqual([expect.stringMatching(/^creditPayment: invalid/)])
  })
})
