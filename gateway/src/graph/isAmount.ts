const AMOUNT = /^\d{1,12}(\.\d{1,4})?$/

/** Whether a client's `Decimal` is an amount that something can cost: a plain number, of no absurd length. */
export function isAmount(text: string): boolean {
  return AMOUNT.test(text)
}
