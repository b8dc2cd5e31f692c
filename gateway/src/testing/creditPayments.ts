import { beforeEach } from 'vitest'
import { toGlobalId } from '../graph/globalId.ts'
import { PROVEN, answers, run, shopper } from './creditAccountPlatform.ts'
import { INVOICE, LATE, SETTLED, listOf } from './creditInvoices.ts'

const URL = 'https://pay.example/credit/pay/code'

/** A payment by card of one credit. */
export const PAYMENT = {
  payment_id: 'p-1',
  estado: 'PENDING',
  metodo: 'TARJETA',
  total: 129.89,
  recibido: null,
  sobrante: 0,
  created_at: '2026-11-27T18:00:00.000Z',
  pay_before: '2026-11-30T18:00:00.000Z',
  debts: [{ id_factura: 'F10000001', abono: 129.89 }],
  url: URL,
}
export const TRANSFER = {
  account: '646180110410000013',
  reference: '4000014',
  bank: 'STP',
  beneficiary: 'Hogar Crédito',
}
export const BY_TRANSFER = { ...PAYMENT, metodo: 'TRANSFERENCIA', url: undefined, transfer: TRANSFER }

export const invoiceId = (number = 'F10000001', store = 'hogar') => toGlobalId('CreditInvoice', store, number)
export const LINE = { invoiceId: invoiceId(), amount: '129.89' }

/** Proves an account with three credits before each test, on a platform that takes payments. */
export function paymentsForEachTest(): void {
  beforeEach(() => {
    shopper.state.data = PROVEN
    answers.set('customer_credits', [200, listOf(INVOICE, LATE, SETTLED)])
    const opened = { payment_id: 'p-1', total: 129.89, pay_before: PAYMENT.pay_before }
    answers.set('send_customer_payments', [200, { ...opened, url: URL }])
    answers.set('payments_by_transfer', [200, { ...opened, ...TRANSFER }])
    answers.set('credit_payments/p-1', [200, PAYMENT])
  })
}

export const FIELDS = `payment {
  id status method total { amount } payBefore url transfer { account reference bank beneficiary }
  lines { invoiceNumber amount { amount } invoice { number } }
}`

/** Opens a payment, with a key of its own unless one is given. */
export const pay = (mutation: 'payCredit' | 'transferForCredit', input: object = {}) =>
  run(mutation, { lines: [LINE], clientMutationId: crypto.randomUUID(), ...input }, FIELDS)
