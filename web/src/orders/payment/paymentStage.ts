/** Payment state of an order, as far as it determines the buyer's next step. */
export type PaymentStage =
  /** Paid by card on the bank's page. */
  | 'card'
  /** Paid by transfer or at a till, as the instructions say. */
  | 'instructed'
  | 'cashOnDelivery'
  | 'cardOnDelivery'
  /** The credit application is being decided. */
  | 'credit'
  /** Waits for a payment without known instructions. */
  | 'waiting'
  /** Prepared or sent before its money came. */
  | 'due'
  | 'settled'
  | 'canceled'

export type PaidOrder = Readonly<{
  status: string
  paymentMethodCode: string | null | undefined
  /** True if the order has a card payment page, or payment instructions. */
  hasCardPage: boolean
  hasInstructions: boolean
  /** True if something is still to be paid; false if that is unknown. */
  isDue: boolean
}>

/** Stages of the methods that pay when the order arrives: nothing is paid before that, whatever its status. */
const ON_DELIVERY: Readonly<Record<string, PaymentStage>> = {
  cashondelivery: 'cashOnDelivery',
  cardondelivery: 'cardOnDelivery',
}

/** Returns the payment stage of an order. */
export function paymentStage({
  status,
  paymentMethodCode,
  hasCardPage,
  hasInstructions,
  isDue,
}: PaidOrder): PaymentStage {
  if (status === 'CANCELED') return 'canceled'
  const onDelivery = ON_DELIVERY[paymentMethodCode ?? '']
  if (onDelivery !== undefined) return status === 'DELIVERED' ? 'settled' : onDelivery
  if (status !== 'PENDING') return isDue ? 'due' : 'settled'
  if (hasCardPage) return 'card'
  if (hasInstructions) return 'instructed'
  return paymentMethodCode === 'storecredit' ? 'credit' : 'waiting'
}

/** Returns true if the shopper has to pay next: the page then asks for the payment before it thanks. */
export function isToPay(stage: PaymentStage): boolean {
  return stage === 'card' || stage === 'instructed'
}
