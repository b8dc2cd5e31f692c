import type { CatalogueIndex } from './catalogueIndex.ts'
import type { SlotTest } from './slotTest.ts'

export type Selection = Readonly<{
  /** All have to hold. */
  required: readonly SlotTest[]
  /** One of them is enough, if there are any. */
  alternatives: readonly SlotTest[]
  /** Candidate slots: the result of the text search or of the database. */
  among: readonly number[] | null
}>

/**
 * The slots of all documents that a selection takes. The shortest list leads and every other condition is only asked
 * of its documents: the work follows the result, not the catalogue.
 */
export function selectSlots(index: CatalogueIndex, { required, alternatives, among }: Selection): readonly number[] {
  const leading = among === null ? shortest(required) : null
  const candidates = among ?? (leading === null ? index.ids.keys() : once(index, leading.lists ?? []))
  const tests = required.filter((test) => test !== leading)
  const { isAlive } = index
  const mayBeEmpty = index.emptySlots > 0
  const taken: number[] = []
  for (const slot of candidates) {
    if (mayBeEmpty && !isAlive[slot]) continue
    if (holdAll(tests, slot) && (alternatives.length === 0 || holdsOne(alternatives, slot))) taken.push(slot)
  }
  return taken
}

// Loops, not `every` and `some`: these are asked of ten thousands of slots.
function holdAll(tests: readonly SlotTest[], slot: number): boolean {
  for (const test of tests) if (!test.holds(slot)) return false
  return true
}

function holdsOne(tests: readonly SlotTest[], slot: number): boolean {
  for (const test of tests) if (test.holds(slot)) return true
  return false
}

function shortest(tests: readonly SlotTest[]): SlotTest | null {
  const listed = tests.filter((test) => test.lists !== null)
  return listed.toSorted((one, two) => lengthOf(one) - lengthOf(two))[0] ?? null
}

function lengthOf(test: SlotTest): number {
  return test.lists?.reduce((sum, list) => sum + list.length, 0) ?? 0
}

/** A document with two of the wanted values stands in two lists. */
function once({ ids }: CatalogueIndex, lists: readonly (readonly number[])[]): readonly number[] {
  const [only = [], ...others] = lists
  if (others.length === 0) return only
  const isSeen = new Uint8Array(ids.length)
  const slots: number[] = []
  for (const list of lists) {
    for (const slot of list) {
      if (isSeen[slot] === 1) continue
      isSeen[slot] = 1
      slots.push(slot)
    }
  }
  return slots
}
