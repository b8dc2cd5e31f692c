import { describe, expect, test } from 'vitest'
import { codes } from '../../testing/codes.ts'
import {
  DOWN,
  GUEST,
  PROVEN,
  TOKEN,
  answers,
  bodiesOf,
  calls,
  creditAccountForEachTest,
  lines,
  platform,
  refusal,
  shopper,
} from '../../testing/creditAccountPlatform.ts'
import { INVOICE, LATE, listOf } from '../../testing/creditInvoices.ts'
import { LINE, PAYMENT, invoiceId, pay, paymentsForEachTest } from '../../testing/creditPayments.ts'
import { toGlobalId } from '../../graph/globalId.ts'
import { PAYMENT_LINES_MAX } from '../limits.ts'

creditAccountForEachTest()
paymentsForEachTest()

const CALL = 'send_customer_payments'
const DEBT = { id_factura: 'F10000001', mov: 'Factura', CanalVenta: 3, abono: '129.89' }

describe('a payment by card', () => {
  test('is opened for credits of the proven account, and has a page of the provider', async () => {
    const payload = await pay('payCredit', { clientMutationId: 'k' })
    expect(payload).toEqual({
      payment: {
        id: toGlobalId('CreditPayment', 'hogar', 'p-1'),
        status: 'PENDING',
        method: 'CARD',
        total: { amount: '129.89' },
        payBefore: PAYMENT.pay_before,
        url: PAYMENT.url,
        transfer: null,
        lines: [{ invoiceNumber: 'F10000001', amount: { amount: '129.89' }, invoice: { number: 'F10000001' } }],
      },
      userErrors: [],
      notices: [],
      clientMutationId: 'k',
      errors: [],
    })
    expect(bodiesOf(CALL)).toEqual([{ storeCode: 'hogar', debts: [DEBT], type: 'guest', typeClient: 'guest' }])
    const [sent] = calls(CALL)
    expect([sent?.headers['x-credit-token'], sent?.query.get('token')]).toEqual([TOKEN, ''])
  })

  test('is opened by the customer to whom the account is linked, without a proof', async () => {
    shopper.state.data = { ...GUEST, userToken: 'good' }
    expect((await pay('payCredit')).payment.id).toBe(toGlobalId('CreditPayment', 'hogar', 'p-1'))
    const [sent] = calls(CALL)
    expect([sent?.headers['x-credit-token'], sent?.query.get('token')]).toEqual([undefined, 'good'])
  })

  test('is opened for a credit of the linked account beside a proof of another one', async () => {
    shopper.state.data = { ...PROVEN, userToken: 'good' }
    answers.set('customer_credits by link', [200, listOf(INVOICE)]).set('customer_credits', [200, listOf(LATE)])
    expect(codes(await pay('payCredit'))).toEqual([])
    expect(calls(CALL).map(({ headers, query }) => [headers['x-credit-token'], query.get('token')])).toEqual([
      [undefined, 'good'],
    ])
  })

  test('is opened once for a key, in the gateway and on the platform', async () => {
    const first = await pay('payCredit', { clientMutationId: 'k' })
    expect(await pay('payCredit', { clientMutationId: 'k' })).toEqual(first)
    expect(calls(CALL)).toHaveLength(1)
    const other = await pay('payCredit', { clientMutationId: 'k', lines: [{ ...LINE, amount: '1.00' }] })
    expect(codes(other)).toEqual(['IDEMPOTENCY_MISMATCH'])
    // A reply that was lost: the platform knows the key.
    answers.set(CALL, 'gone')
    expect((await pay('payCredit', { clientMutationId: 'n' })).errors).toEqual([
      expect.stringMatching(/^creditPayCard/),
    ])
    answers.set(CALL, [200, { payment_id: 'p-1' }])
    await pay('payCredit', { clientMutationId: 'n' })
    const keys = calls(CALL).map(({ headers }) => headers['idempotency-key'])
    expect(keys[1]).toBe(keys[2])
    expect(keys[0]).not.toBe(keys[1])
  })

  test.each(['', '1,234.50', '1e3', '-1', '+5', '0x10', '1.234', '1e9', '12345678', ' 5', 'NaN'])(
    'takes amounts with two decimals at most: not %j',
    async (amount) => {
      const { payment, userErrors } = await pay('payCredit', { lines: [{ ...LINE, amount }] })
      expect(payment).toBeNull()
      expect(userErrors).toMatchObject([
        {
          code: 'PAYMENT_AMOUNT',
          field: ['lines', '0', 'amount'],
          message: 'Escribe un monto de $1.00 a $3,097.37, con centavos si quieres.',
        },
      ])
      expect(calls(CALL)).toEqual([])
    },
  )

  test.each([
    [[LINE, { ...LINE, amount: '1.00' }], 'INVALID', ['lines', '1', 'invoiceId']],
    [[LINE, { invoiceId: invoiceId('F99'), amount: '1' }], 'INVALID', ['lines', '1', 'invoiceId']],
    [[{ invoiceId: invoiceId('F10000001', 'viu'), amount: '1' }], 'INVALID', ['lines', '0', 'invoiceId']],
    [[{ invoiceId: invoiceId('F10000003'), amount: '1' }], 'CREDIT_NOTHING_OWED', ['lines', '0', 'invoiceId']],
    [[], 'INVALID', ['lines']],
    [
      Array.from({ length: PAYMENT_LINES_MAX + 1 }, (_none, at) => ({ invoiceId: invoiceId(`F${at}`), amount: '1' })),
      'INVALID',
      ['lines'],
    ],
  ])('is refused for lines that cannot be paid: %j', async (given, code, field) => {
    expect((await pay('payCredit', { lines: given })).userErrors).toMatchObject([{ code, field }])
    expect(calls(CALL)).toEqual([])
  })

  test('takes ids of credits and a key alone', async () => {
    expect((await pay('payCredit', { lines: [{ invoiceId: 'x', amount: '1' }] })).errors).toEqual([
      'This is not the id of a CreditInvoice.',
    ])
    expect((await pay('payCredit', { clientMutationId: '' })).userErrors).toMatchObject([
      { code: 'INVALID', field: ['clientMutationId'] },
    ])
  })

  test.each([
    [refusal(400, { reason: 'amount', min: 1, max: 3_000 }), 'PAYMENT_AMOUNT', ['lines', '0', 'amount']],
    [refusal(409, { reason: 'invoice' }), 'CREDIT_NOTHING_OWED', null],
    [refusal(409, { errorMessage: 'Cards are not accepted' }), 'CREDIT_METHOD_UNAVAILABLE', null],
    [refusal(409, { reason: 'attempts' }), 'TOO_MANY_ATTEMPTS', null],
    [refusal(404, {}), 'INVALID', ['lines']],
    [refusal(403, { errorMessage: 'Esto no se puede.' }), 'REFUSED', null],
  ])('is refused as the platform refuses it: %j', async (reply, code, field) => {
    answers.set(CALL, reply)
    const { payment, userErrors } = await pay('payCredit', { lines: [{ ...LINE, amount: '3097.38' }] })
    expect([payment, userErrors]).toMatchObject([null, [{ code, field }]])
  })

  test('names the line whose amount is refused', async () => {
    const second = { ...INVOICE, incrementId: 'F2', liquidar: { ...INVOICE.liquidar, hoy: 50 } }
    answers.set('customer_credits', [200, listOf(INVOICE, second)])
    answers.set(CALL, refusal(400, { reason: 'amount', min: 1, max: 50 }))
    const { userErrors } = await pay('payCredit', { lines: [LINE, { invoiceId: invoiceId('F2'), amount: '50.01' }] })
    expect(userErrors).toMatchObject([{ field: ['lines', '1', 'amount'], message: expect.stringContaining('$50.00') }])
  })

  test('is no feature of a platform without the call', async () => {
    answers.delete(CALL)
    expect(codes(await pay('payCredit'))).toEqual(['REFUSED'])
  })

  test.each([[DOWN], [[200, { payment_id: '../x' }] as const]])(
    'is an error while the platform fails: %j',
    async (reply) => {
      answers.set(CALL, reply)
      expect((await pay('payCredit')).errors).toEqual([expect.stringMatching(/^creditPayCard: (unavailable|invalid)/)])
      expect(lines.join('\n')).not.toMatch(/129\.89|F1000/)
    },
  )
})

describe('without a right to pay', () => {
  test('a guest is refused: the platform hears nothing', async () => {
    shopper.state.data = GUEST
    expect(codes(await pay('payCredit'))).toEqual(['CREDIT_SESSION_OVER'])
    expect(platform.seen).toEqual([])
  })

  test.each(['expired', 'forged'])('a proof that is %s is refused, and forgotten', async (creditToken) => {
    shopper.state.data = { ...PROVEN, creditToken }
    expect(codes(await pay('payCredit'))).toEqual(['CREDIT_SESSION_OVER'])
    expect([calls(CALL), shopper.state.data?.creditToken]).toEqual([[], null])
  })

  test('an expired proof is forgotten, and the customer of the linked account pays, still signed in', async () => {
    shopper.state.data = { ...PROVEN, creditToken: 'expired', userToken: 'good' }
    expect(codes(await pay('payCredit'))).toEqual([])
    expect(shopper.state.data).toMatchObject({ creditToken: null, userToken: 'good' })
    expect(
      calls('customer_credits').map(({ headers, query }) => [headers['x-credit-token'], query.get('token')]),
    ).toEqual([
      ['expired', ''],
      [undefined, 'good'],
      [undefined, 'good'],
    ])
  })

  test('a customer whose account does not have the credit is refused', async () => {
    shopper.state.data = { ...GUEST, userToken: 'good' }
    answers.set('customer_credits', [200, listOf()])
    expect((await pay('payCredit')).userErrors).toMatchObject([{ code: 'INVALID', field: ['lines', '0', 'invoiceId'] }])
    shopper.state.data = { ...GUEST, userToken: 'stolen' }
    expect((await pay('payCredit')).errors).toHaveLength(1)
    expect(calls(CALL)).toEqual([])
  })

  test('a proof that expires between reading and paying is refused', async () => {
    platform.answerWith(({ path }, response) => {
      const [code, result] = path.endsWith('/customer_credits') ? [200, listOf(INVOICE)] : [401, 'over']
      response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify({ code, result }))
    })
    expect(codes(await pay('payCredit'))).toEqual(['CREDIT_SESSION_OVER'])
  })
})
