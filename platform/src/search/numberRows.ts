/**
 * A row of whole numbers for each slot, all in one array: a loop over many slots then reads adjacent memory, where an
 * array for each slot would be scattered.
 */
export type NumberRows = {
  /** Where each row begins, and behind them where the next one will. Longer than there are rows. */
  starts: Uint32Array
  numbers: Int32Array | Float64Array
  count: number
}

const FIRST_CAPACITY = 256

export function createNumberRows(): NumberRows {
  return { starts: new Uint32Array(FIRST_CAPACITY), numbers: new Int32Array(FIRST_CAPACITY), count: 0 }
}

/** The same for numbers up to 2^53, such as ids. */
export function createWideNumberRows(): NumberRows {
  return { ...createNumberRows(), numbers: new Float64Array(FIRST_CAPACITY) }
}

/** Adds the row of the next slot. */
export function pushRow(rows: NumberRows, row: readonly number[]): void {
  const start = rows.starts[rows.count] ?? 0
  const end = start + row.length
  rows.count += 1
  if (rows.count >= rows.starts.length) {
    const { starts } = rows
    rows.starts = new Uint32Array(starts.length * 2)
    rows.starts.set(starts)
  }
  if (end > rows.numbers.length) {
    const { numbers } = rows
    const length = Math.max(end, numbers.length * 2)
    rows.numbers = numbers instanceof Float64Array ? new Float64Array(length) : new Int32Array(length)
    rows.numbers.set(numbers)
  }
  rows.numbers.set(row, start)
  rows.starts[rows.count] = end
}

/** Counts the occurrences of each number below `limit` in the rows of some slots. */
export function countNumbers({ starts, numbers }: NumberRows, slots: readonly number[], limit: number): Uint32Array {
  const counts = new Uint32Array(limit)
  for (const slot of slots) {
    const end = starts[slot + 1] ?? 0
    for (let at = starts[slot] ?? 0; at < end; at += 1) {
      const number = numbers[at] ?? 0
      counts[number] = (counts[number] ?? 0) + 1
    }
  }
  return counts
}
