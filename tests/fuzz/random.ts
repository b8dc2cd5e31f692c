/** Source of repeatable choices: the same seed gives the same requests. */
export type Random = Readonly<{
  /** Number from 0 up to, not including, 1. */
  next(): number
  /** Whole number from 0 up to, not including, `limit`. */
  below(limit: number): number
  /** True in this share of all calls. */
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
  /** Items of a list in its order, each taken with the same chance. */
  some<T>(list: readonly T[], share: number): T[]
}>

/** Creates a generator (mulberry32) out of a whole number. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const chance = (share: number) => next() < share
  return {
    next,
    below,
    chance,
    pick: <T>(list: readonly T[]) => {
      if (list.length === 0) throw new Error('nothing to pick from')
      return list[below(list.length)] as T
    },
    some: (list, share) => list.filter(() => chance(share)),
  }
}
