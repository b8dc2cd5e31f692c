/** The values of one attribute over all documents: which documents have a value, and which values a document has. */
export type ValueColumn = {
  /** Texts by value number; number 0 stands for none. */
  readonly texts: string[]
  /** The texts as numbers; NaN for those that are none. */
  readonly amounts: number[]
  readonly numbers: Map<string, number>
  /** By value number: the number of the value among those of all attributes. */
  readonly globals: number[]
  /** Slots by value number. */
  readonly slots: number[][]
  /** By slot: a value number, 0, or below 0 the place of several in `several`. Longer than there are slots. */
  values: Int32Array
  readonly several: (readonly number[])[]
}

const FIRST_CAPACITY = 256

export function createValueColumn(): ValueColumn {
  return {
    texts: [''],
    amounts: [Number.NaN],
    numbers: new Map(),
    globals: [0],
    slots: [[]],
    values: new Int32Array(FIRST_CAPACITY),
    several: [[]],
  }
}

type SlotValues = Readonly<{ slot: number; texts: readonly string[]; numberAll: () => number }>

/**
 * Gives the document in a slot its values; a slot gets them once. `numberAll` numbers a value among those of all
 * attributes.
 * @returns the value numbers.
 */
export function putValues(column: ValueColumn, { slot, texts, numberAll }: SlotValues): readonly number[] {
  if (slot >= column.values.length) grow(column, slot)
  const own = texts.length > 1 ? [...new Set(texts)] : texts
  const numbers = own.map((text) => numberOfText(column, text, numberAll))
  for (const number of numbers) column.slots[number]?.push(slot)
  column.values[slot] = numbers.length > 1 ? 1 - column.several.push(numbers) : (numbers[0] ?? 0)
  return numbers
}

function grow(column: ValueColumn, slot: number): void {
  const { values } = column
  column.values = new Int32Array(Math.max(slot + 1, values.length * 2))
  column.values.set(values)
}

/** The number of a text, a new one where no document has had it yet. */
export function numberOfText(column: ValueColumn, text: string, numberAll: () => number): number {
  const known = column.numbers.get(text)
  if (known !== undefined) return known
  const number = column.texts.push(text) - 1
  column.amounts.push(text === '' ? Number.NaN : Number(text))
  column.numbers.set(text, number)
  column.slots.push([])
  column.globals.push(numberAll())
  return number
}

/** The first value number of a slot, 0 for none. */
export function firstValue({ values, several }: ValueColumn, slot: number): number {
  const value = values[slot] ?? 0
  return value < 0 ? (several[-value]?.[0] ?? 0) : value
}

/** Counts the slots with each value, by value number. Place 0 counts those that have none. */
export function countValueNumbers({ texts, values, several }: ValueColumn, slots: readonly number[]): Uint32Array {
  const counts = new Uint32Array(texts.length)
  for (const slot of slots) {
    const value = values[slot] ?? 0
    if (value >= 0) counts[value] = (counts[value] ?? 0) + 1
    else for (const one of several[-value] ?? []) counts[one] = (counts[one] ?? 0) + 1
  }
  return counts
}

/** Whether a slot has one of the values that are marked 1. */
export function hasMarked({ values, several }: ValueColumn, slot: number, marked: Uint8Array): boolean {
  const value = values[slot] ?? 0
  if (value >= 0) return marked[value] === 1
  return several[-value]?.some((one) => marked[one] === 1) === true
}

/** Whether every slot of an index of that size has one of the values that are marked 1. */
export function isAllMarked({ slots, several }: ValueColumn, marked: Uint8Array, slotCount: number): boolean {
  // Slots with several values stand in several lists: their lengths then say nothing.
  if (several.length > 1) return false
  return slots.reduce((sum, list, value) => sum + (marked[value] === 1 ? list.length : 0), 0) === slotCount
}
