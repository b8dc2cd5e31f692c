import type { CatalogueIndex } from './catalogueIndex.ts'
import type { SlotTest } from './slotTests.ts'

export type Selection = Readonly<{
  /** All have to hold. */
  required: readonly SlotTest[]
  /** One of them is enough, if there are any. */
  alternatives: readonly SlotTest[]
  /** Only these come into question: what a text or the database has found. */
  among: readonly number[] | null
}>

/**
 * The slots of all documents that a selection takes. The shortest list leads and every other condition is only asked
 * of its documents: the work follows the result, not the catalogue.
 */
export function selectSlots(index: CatalogueIndex, { required, alternatives, among }: Selection): readonly number[] {
  const leading = among === null ? shortest(required) : null
  let taken = keepAlive(index, among ?? (leading === null ? [...index.ids.keys()] : once(leading.lists ?? [])))
  for (const test of required) if (test !== leading) taken = taken.filter(test.holds)
  if (alternatives.length === 0) return taken
  return taken.filter((slot) => alternatives.some((test) => test.holds(slot)))
}

function keepAlive({ isAlive, emptySlots }: CatalogueIndex, slots: readonly number[]): readonly number[] {
  return emptySlots === 0 ? slots : slots.filter((slot) => isAlive[slot])
}

function shortest(tests: readonly SlotTest[]): SlotTest | null {
  const listed = tests.filter((test) => test.lists !== null)
  return listed.toSorted((one, two) => lengthOf(one) - lengthOf(two))[0] ?? null
}

function lengthOf(test: SlotTest): number {
  return test.lists?.reduce((sum, list) => sum + list.length, 0) ?? 0
}

/** A document with two of the wanted values stands in two lists. */
function once(lists: readonly (readonly number[])[]): readonly number[] {
  const [only = [], ...others] = lists
  return others.length === 0 ? only : [...new Set(lists.flat())]
}
