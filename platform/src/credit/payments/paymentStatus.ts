/** State of a payment of credits. `UNMATCHED`: money that came for no open payment. */
export type PaymentStatus =
  | 'PENDING'
  | 'PROCESSING'
  | 'APPLIED'
  | 'PARTIALLY_APPLIED'
  | 'EXPIRED'
  | 'UNMATCHED'
  | 'CANCELED'

/** Moves that a payment can make. A refusal by the bank is none: the payment stays pending. */
const MOVES: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  PENDING: ['PROCESSING', 'EXPIRED', 'CANCELED'],
  PROCESSING: ['APPLIED', 'PARTIALLY_APPLIED'],
  APPLIED: [],
  PARTIALLY_APPLIED: [],
  // Money that was sent in time may be reported later; what was sent too late is still the customer's.
  EXPIRED: ['PROCESSING', 'UNMATCHED'],
  CANCELED: ['UNMATCHED'],
  UNMATCHED: ['APPLIED'],
}

/** Whether a payment may go from one state to another. */
export function mayMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return MOVES[from].includes(to)
}

/** State of a payment whose money is booked: all of what was announced came, or less. */
export function bookedStatus(from: PaymentStatus, money: Readonly<{ totalCents: number; receivedCents: number }>) {
  return from === 'PROCESSING' && money.receivedCents < money.totalCents ? 'PARTIALLY_APPLIED' : 'APPLIED'
}
