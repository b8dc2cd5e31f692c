/** Chance that a seed decides: the same seed, the same numbers. */
export type Chance = Readonly<{
  /** A number in [0, 1). */
  next(): number
  /** A whole number in [low, high]. */
  between(low: number, high: number): number
  pick<Item>(items: readonly Item[]): Item
  /** Picks by weight: an item of weight 2 comes twice as often as one of weight 1. */
  weigh<Item>(items: readonly (readonly [weight: number, item: Item])[]): Item
}>

/** Streams of one seed that go by different names do not follow each other. */
export function createChance(seed: number, name: string): Chance {
  let state = mix(seed, name)
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick,
    weigh: (items) => {
      let left = next() * items.reduce((sum, [weight]) => sum + weight, 0)
      for (const [weight, item] of items) {
        left -= weight
        if (left < 0) return item
      }
      return pick(items)[1]
    },
  }
}

function mix(seed: number, name: string): number {
  let hash = seed | 0
  for (const character of name) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return hash
}
