/** The item in the middle of an order, of an even number the upper one; undefined of nothing. */
export function middleOf<Item>(items: readonly Item[], order: (one: Item, other: Item) => number): Item | undefined {
  return items.toSorted(order)[Math.floor(items.length / 2)]
}

/** The median of some figures; NaN of nothing. */
export function median(figures: readonly number[]): number {
  return middleOf(figures, (one, other) => one - other) ?? Number.NaN
}

/** The smallest figure that `percent` of 100 are not above; NaN of nothing. */
export function percentile(figures: readonly number[], percent: number): number {
  const sorted = figures.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN
}

/** Reads a figure out of each sample and takes the median: each figure has a median of its own. */
export function medianOf<Sample>(samples: readonly Sample[]): (read: (sample: Sample) => number) => number {
  return (read) => median(samples.map(read))
}
