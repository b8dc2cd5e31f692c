const CENTS = 100
/** Least amount that is paid of a credit, in cents; a smaller debt can be paid, too. */
const PAYMENT_MIN_CENTS = 100

/** Digits with at most two decimals; thousands may be set apart by commas, as Mexico writes them. */
const AMOUNT = /^\$?\s*(\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(\.\d{1,2})?$/

/** Amounts between which a payment has to be, in cents. */
export type Bounds = Readonly<{ min: number; max: number }>

/** Returns an amount of the graph, a decimal text, in cents. */
export function toCents(amount: string): number {
  return Math.round(Number(amount) * CENTS)
}

/** Returns cents as the graph takes an amount: `129.89`. */
export function fromCents(cents: number): string {
  return (cents / CENTS).toFixed(2)
}

/** Returns the cents of a typed amount; null for any other text. */
export function readAmount(text: string): number | null {
  const [, whole, decimals = ''] = AMOUNT.exec(text.trim()) ?? []
  return whole === undefined ? null : toCents(`${whole.replaceAll(',', '')}${decimals}`)
}

/** Returns the bounds of a payment of a credit, by the amount that settles it. */
export function boundsOf(most: string): Bounds {
  const max = toCents(most)
  return { min: Math.min(PAYMENT_MIN_CENTS, max), max }
}

/** Returns true for an amount that can be paid. */
export function isPayable(cents: number | null, { min, max }: Bounds): cents is number {
  return cents !== null && cents >= min && cents <= max
}
