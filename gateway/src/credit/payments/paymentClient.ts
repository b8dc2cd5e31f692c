import { UpstreamFailure } from '../../errors/upstreamFailure.ts'
import { readAs, readersOf, type CreditCallScope } from '../accounts/callAs.ts'
import { PAYMENT_ID } from '../limits.ts'
import type { CreditPaymentMapper, CreditReader } from '../mappers.ts'
import { decodePayment } from './decodePayment.ts'

/** Reads a payment. Null if this reader may not read it. */
export async function readPayment(
  scope: CreditCallScope,
  reader: CreditReader,
  paymentId: string,
): Promise<CreditPaymentMapper | null> {
  const called = await readAs(scope, reader, { endpoint: 'creditPayment', call: { path: { paymentId } } })
  if (called === null) return null
  const { code: storeCode, currencyCode } = scope.store
  const payment = decodePayment(called.result, { storeCode, currencyCode, reader })
  if (payment === null)
    throw new UpstreamFailure({ kind: 'invalid', endpoint: 'creditPayment', detail: 'the result is no payment' })
  return payment.paymentId === paymentId ? payment : null
}

/** Finds a payment of the account that was proven in this session, or of the one that is linked to the customer. */
export async function findPayment(scope: CreditCallScope, paymentId: string): Promise<CreditPaymentMapper | null> {
  if (!PAYMENT_ID.test(paymentId)) return null
  for (const reader of readersOf(scope)) {
    const payment = await readPayment(scope, reader, paymentId)
    if (payment !== null) return payment
  }
  return null
}
