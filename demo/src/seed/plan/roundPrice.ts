import { PESOS_PER_EURO } from '../limits.ts'

type Step = readonly [below: number, step: number]

const PESO_STEPS: readonly Step[] = [
  [400, 10],
  [2_000, 50],
  [10_000, 100],
  [Infinity, 500],
]
const EURO_STEPS: readonly Step[] = [
  [1_000, 10],
  [Infinity, 50],
]

/** Below this many euros a price ends in 99 cents rather than in a 9. */
const SMALL_EUROS = 150

function endInNine(amount: number, steps: readonly Step[]): number {
  const [, step] = steps.find(([below]) => amount < below) ?? [Infinity, 10]
  return Math.max(Math.round(amount / step), 1) * step - 1
}

/** A price in pesos, tax included, such as a shop writes it: 349, 8,999, 12,499. */
export function roundPesos(amount: number): number {
  return endInNine(amount, PESO_STEPS)
}

/** The price in euros, tax included, for one in pesos: 12.99, 449, 1,249. */
export function roundEuros(pesos: number): number {
  const euros = pesos / PESOS_PER_EURO
  return euros < SMALL_EUROS ? Math.floor(euros) + 0.99 : endInNine(euros, EURO_STEPS)
}
