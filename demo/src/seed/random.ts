/** A number in [0, 2^32) that depends on the text alone (FNV-1a with a final mix). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** A fraction in [0, 1) for a key: chance without state, so that adding one product never changes another. */
export function chance(key: string): number {
  return hashText(key) / 0x1_0000_0000
}

/** A whole number from `low` to `high`, both included, for a key. */
export function wholeBetween(key: string, low: number, high: number): number {
  return low + Math.floor(chance(key) * (high - low + 1))
}

/**
 * The element at `index`, counted round and round.
 * @throws when the list is empty, which is a mistake in the seed's data.
 */
export function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[((index % list.length) + list.length) % list.length]
  if (item === undefined) throw new Error('The seed picked from an empty list')
  return item
}

/** `count` elements in a row from a start that the key decides, never one twice. */
export function pickSome<Item>(list: readonly Item[], count: number, key: string): Item[] {
  const start = hashText(key) % Math.max(list.length, 1)
  return Array.from({ length: Math.min(count, list.length) }, (_, step) => at(list, start + step))
}
