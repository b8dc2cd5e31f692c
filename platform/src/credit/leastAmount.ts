import { creditTerms } from './orders/creditTerms.ts'
import { CREDIT_MAX_MXN, CREDIT_MIN_MXN } from './limits.ts'

type Wanted = Readonly<{ weekly: number; isAbove: boolean }>

const MIN_CENTS = CREDIT_MIN_MXN * 100
const MAX_CENTS = CREDIT_MAX_MXN * 100
const KNOWN_MAX = 1_000

const known = new Map<string, number>()

/**
 * Returns the smallest amount of goods, in cents with tax, whose weekly payment is at least `weekly` pesos, or above it
 * where `isAbove` is true; a cent more than the largest credit where there is none. The payment never falls when the
 * amount rises, so amounts between two payments are those between two amounts.
 */
export function leastAmount({ weekly, isAbove }: Wanted): number {
  const key = `${weekly} ${isAbove}`
  const before = known.get(key)
  if (before !== undefined) return before
  const found = search((payment) => (isAbove ? payment > weekly : payment >= weekly))
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(key, found)
  return found
}

function search(isReached: (weekly: number) => boolean): number {
  let [low, high] = [MIN_CENTS, MAX_CENTS + 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isReached(weeklyOf(middle))) high = middle
    else low = middle + 1
  }
  return low
}

function weeklyOf(cents: number): number {
  return creditTerms(cents / 100)?.weekly.toNumber() ?? Number.POSITIVE_INFINITY
}
