const AMOUNT = /^\d{1,12}(\.\d{1,4})?$/

/** Returns true if a client's `Decimal` is a valid amount: a plain number of bounded length. */
export function isAmount(text: string): boolean {
  return AMOUNT.test(text)
}
