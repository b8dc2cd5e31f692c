import { isPaidOnDelivery } from '../orders/payment/isPaidOnDelivery.ts'

/** Payment of an order that is about to be canceled. */
export type CanceledPayment = Readonly<{
  paymentMethodCode: string | null | undefined
  /** Amount that was paid, before refunds; undefined if it is unknown. */
  paid: string | undefined
  /** Deadline of a payment that has not arrived; a transfer may be on its way. */
  payBefore: string | null | undefined
}>

/** Returns the message id on the money of what is about to be canceled, as far as its payment is known. */
export function moneyBackMessage({ paymentMethodCode: method, paid, payBefore }: CanceledPayment) {
  if (method === 'storecredit') return 'returns.moneyOfCredit'
  if (isPaidOnDelivery(method)) return 'returns.moneyUnpaid'
  if (payBefore) return 'returns.moneyAwaited'
  if (paid === undefined) return 'returns.moneyUnknown'
  if (Number(paid) <= 0) return 'returns.moneyUnpaid'
  return method === 'wallet' ? 'returns.moneyToWallet' : 'returns.moneyBack'
}
