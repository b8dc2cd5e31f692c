/** State of the credit that pays an order, as far as it determines the buyer's next step. */
export type CreditState =
  /** The application has to be sent. */
  | 'apply'
  /** The application is being decided. */
  | 'review'
  /** Less is approved than the order costs: the buyer has to accept that. */
  | 'part'
  /** A card has to pay the rest. */
  | 'rest'
  | 'authorized'
  | 'denied'
  | 'canceled'

export type CreditOrder = Readonly<{
  status: string
  statusLabel: string
  /** True while there is a time for sending the application. */
  isDue: boolean
  /** True if a card pays a part of it. */
  hasRest: boolean
}>

/** Returns the state of an order's credit. */
export function creditState({ status, statusLabel, isDue, hasRest }: CreditOrder): CreditState {
  if (statusLabel === 'DENIED') return 'denied'
  if (status === 'CANCELED') return 'canceled'
  if (statusLabel === 'PARTIALLY_AUTHORIZED') return hasRest ? 'rest' : 'part'
  if (status !== 'PENDING') return 'authorized'
  return isDue ? 'apply' : 'review'
}
