import { describe, expect, test } from 'vitest'
import { toGlobalId } from '../../graph/globalId.ts'
import {
  DOWN,
  GUEST,
  PROVEN,
  answers,
  calls,
  creditAccountForEachTest,
  platform,
  refusal,
  shopper,
} from '../../testing/creditAccountPlatform.ts'
import { BY_TRANSFER, PAYMENT, paymentsForEachTest } from '../../testing/creditPayments.ts'
import { INVOICE, LATE } from '../../testing/creditInvoices.ts'

creditAccountForEachTest()
paymentsForEachTest()

const ID = toGlobalId('CreditPayment', 'hogar', 'p-1')
const FIELDS = `status received { amount } surplus { amount } createdAt appliedAt url transfer { reference }
  lines { invoiceNumber invoice { number balance { amount } } applied { amount } defaultInterest { amount } bonus { amount } takenOff }`
const read = async (fields = 'status', id = ID) => {
  const query = `query ($id: ID!) { creditPayment(id: $id) { ${fields} } node(id: $id) { id } }`
  const { data, errors, calls: made } = await shopper.query(query, { id })
  return { payment: data?.creditPayment, node: data?.node, errors, made }
}
const pesos = (amount: string) => ({ amount })

describe('a payment of credits', () => {
  test('says what its money was used for once it is applied: all credits in one call', async () => {
    const usado = { abono: 129.89, moratorio: '0.30', bonificacion: 22.11, pagos_quitados: 2 }
    answers.set('credit_payments/p-1', [
      200,
      {
        ...PAYMENT,
        estado: 'APPLIED',
        recibido: 200,
        sobrante: 1.5,
        applied_at: '2026-11-27T18:01:00.000Z',
        debts: [
          { ...PAYMENT.debts[0], usado },
          { id_factura: LATE.incrementId, abono: 1, usado: {} },
          { id_factura: 'F404', abono: 1 },
        ],
      },
    ])
    const { payment, node, errors, made } = await read(FIELDS)
    expect(errors).toEqual([])
    expect(node).toEqual({ id: ID })
    const nothing = { applied: null, defaultInterest: null, bonus: null, takenOff: null }
    expect(payment).toEqual({
      status: 'APPLIED',
      received: pesos('200.00'),
      surplus: pesos('1.50'),
      createdAt: PAYMENT.created_at,
      appliedAt: '2026-11-27T18:01:00.000Z',
      // No page for a payment that was made.
      url: null,
      transfer: null,
      lines: [
        {
          invoiceNumber: 'F10000001',
          invoice: { number: 'F10000001', balance: pesos(INVOICE.saldo) },
          applied: pesos('129.89'),
          defaultInterest: pesos('0.30'),
          bonus: pesos('22.11'),
          takenOff: 2,
        },
        { invoiceNumber: 'F10000002', invoice: { number: 'F10000002', balance: pesos('4835.00') }, ...nothing },
        { invoiceNumber: 'F404', invoice: null, ...nothing },
      ],
    })
    expect(made).toEqual({ creditPayment: 1, creditList: 1 })
  })

  test('that waits for a transfer says where to', async () => {
    answers.set('credit_payments/p-1', [200, BY_TRANSFER])
    expect((await read(FIELDS)).payment).toMatchObject({
      status: 'PENDING',
      surplus: null,
      transfer: { reference: '4000014' },
    })
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'pay', `https://a.example/${'x'.repeat(1_000)}`, 7])(
    'has no page %j',
    async (url) => {
      answers.set('credit_payments/p-1', [200, { ...PAYMENT, url }])
      expect((await read('status url')).payment).toEqual({ status: 'PENDING', url: null })
    },
  )

  test('is read by the customer to whom the account is linked', async () => {
    shopper.state.data = { ...GUEST, userToken: 'good' }
    expect((await read()).payment).toEqual({ status: 'PENDING' })
  })

  test('is null for a guest, an expired proof, and for another account', async () => {
    shopper.state.data = GUEST
    expect(await read()).toMatchObject({ payment: null, node: null, errors: [] })
    expect(platform.seen).toEqual([])
    shopper.state.data = { ...PROVEN, creditToken: 'forged' }
    expect(await read()).toMatchObject({ payment: null, node: null, errors: [] })
    shopper.state.data = { ...PROVEN, userToken: 'good' }
    answers.set('credit_payments/p-1', refusal(404, {}))
    expect(await read()).toMatchObject({ payment: null, node: null, errors: [] })
  })

  test.each(['', '..', 'a/b', 'x'.repeat(41)])('is null for the id of %j, without a call', async (id) => {
    expect(await read('status', toGlobalId('CreditPayment', 'hogar', id))).toMatchObject({ payment: null, node: null })
    expect(await read('status', toGlobalId('CreditPayment', 'viu', 'p-1'))).toMatchObject({ payment: null, node: null })
    expect(platform.seen).toEqual([])
  })

  test('is null where the platform answers with another one, and an error where it fails', async () => {
    answers.set('credit_payments/p-1', [200, { ...PAYMENT, payment_id: 'p-2' }])
    expect(await read()).toMatchObject({ payment: null, errors: [] })
    for (const reply of [DOWN, [200, { ...PAYMENT, total: null }] as const]) {
      answers.set('credit_payments/p-1', reply)
      expect((await read()).errors).toMatchObject([{ path: ['creditPayment'] }, { path: ['node'] }])
    }
    expect(calls('send_customer_payments')).toEqual([])
  })

  test.each(['x', toGlobalId('CreditInvoice', 'hogar', 'p-1')])('is null for %j, which is no payment', async (id) => {
    expect(await read('status', id)).toMatchObject({ payment: null, errors: [] })
    expect(calls('credit_payments')).toEqual([])
  })
})
