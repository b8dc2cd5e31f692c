import type { CatalogueIndex } from '../catalogueIndex.ts'
import { countNumbers } from '../numberRows.ts'
import { countValueNumbers } from '../valueColumn.ts'
import type { ValueColumn } from '../valueColumn.ts'
import type { Narrowing } from './narrowing.ts'

/** The documents of a list, ready to be counted. Of one that is narrowed to some of its variants the others count nothing. */
export type Tally = Readonly<{
  index: CatalogueIndex
  /** Slots that count with all their values. */
  whole: readonly number[]
  /** Values of the others, each once, as they are numbered among those of all attributes. */
  parts: readonly (readonly number[])[]
}>

export function tallyOf(index: CatalogueIndex, slots: readonly number[], narrowing: Narrowing | null): Tally {
  if (narrowing === null) return { index, whole: slots, parts: [] }
  const whole: number[] = []
  const parts: (readonly number[])[] = []
  const pick = createPicker(index)
  for (const slot of slots) {
    const meeting = narrowing.meeting(slot)
    if (meeting === null) whole.push(slot)
    else parts.push(pick(slot, meeting))
  }
  return { index, whole, parts }
}

/** Picks the values of a slot that some of its variants have, and those that are the product's alone, each once. */
function createPicker({ values, variants, attributes }: CatalogueIndex) {
  const seen = new Int32Array(attributes.ofValue.length)
  const carried = new Int32Array(attributes.numbers.size)
  let round = 0
  return (slot: number, meeting: readonly number[]): number[] => {
    round += 1
    const picked: number[] = []
    for (const variant of meeting) {
      const end = variants.values.starts[variant + 1] ?? 0
      for (let at = variants.values.starts[variant] ?? 0; at < end; at += 1) {
        const value = variants.values.numbers[at] ?? 0
        carried[attributes.ofValue[value] ?? 0] = round
        if (seen[value] === round) continue
        seen[value] = round
        picked.push(value)
      }
    }
    const end = values.starts[slot + 1] ?? 0
    for (let at = values.starts[slot] ?? 0; at < end; at += 1) {
      const value = values.numbers[at] ?? 0
      if (carried[attributes.ofValue[value] ?? 0] !== round) picked.push(value)
    }
    return picked
  }
}

/** Counts the documents with each value of a column, by value number. */
export type Count = (column: ValueColumn) => Uint32Array

/** @param isForFew reads each column by itself: below a few columns that is faster than all values of each document. */
export function counterOf(tally: Tally, isForFew: boolean): Count {
  const { index, whole, parts } = tally
  const valueCount = index.attributes.ofValue.length
  const all = isForFew ? new Uint32Array(valueCount) : countNumbers(index.values, whole, valueCount)
  for (const part of parts) for (const value of part) all[value] = (all[value] ?? 0) + 1
  return (column) => {
    const counts = isForFew ? countValueNumbers(column, whole) : new Uint32Array(column.texts.length)
    for (const [value, global] of column.globals.entries()) counts[value] = (counts[value] ?? 0) + (all[global] ?? 0)
    return counts
  }
}

type Buckets = Readonly<{
  count: number
  /** Numbers of the buckets that an amount is in. */
  of: (amount: number) => readonly number[]
}>

/** Counts the documents with a value in each bucket: one with two values in the same bucket counts once. */
export function countBuckets({ index, whole, parts }: Tally, column: ValueColumn, buckets: Buckets): Uint32Array {
  const counts = new Uint32Array(buckets.count)
  const seen = new Int32Array(buckets.count)
  const known: (readonly number[] | undefined)[] = []
  let round = 0
  const add = (value: number) => {
    if (value === 0) return
    for (const bucket of (known[value] ??= buckets.of(column.amounts[value] ?? Number.NaN))) {
      if (seen[bucket] === round) continue
      seen[bucket] = round
      counts[bucket] = (counts[bucket] ?? 0) + 1
    }
  }
  for (const slot of whole) {
    round += 1
    const value = column.values[slot] ?? 0
    if (value >= 0) add(value)
    else for (const one of column.several[-value] ?? []) add(one)
  }
  if (parts.length === 0) return counts
  const places = new Int32Array(index.attributes.ofValue.length)
  for (const [value, global] of column.globals.entries()) places[global] = value
  for (const part of parts) {
    round += 1
    for (const global of part) add(places[global] ?? 0)
  }
  return counts
}
