import type { NumberRows } from './numberRows.ts'

/** Of one document: categories in which editors gave it a place, each followed by the place. */
export type EditorsPlaces = readonly number[]

/** The place of a slot in one category, null for none. */
export function placeIn({ starts, numbers }: NumberRows, slot: number, categoryId: number): number | null {
  const end = starts[slot + 1] ?? 0
  for (let at = starts[slot] ?? 0; at < end; at += 2) {
    if (numbers[at] === categoryId) return numbers[at + 1] ?? null
  }
  return null
}

/** The least or the greatest place of a slot in any category, null for none. */
export function extremePlace({ starts, numbers }: NumberRows, slot: number, mode: 'min' | 'max'): number | null {
  const choose = mode === 'max' ? Math.max : Math.min
  const end = starts[slot + 1] ?? 0
  let best: number | null = null
  for (let at = (starts[slot] ?? 0) + 1; at < end; at += 2) {
    const place = numbers[at] ?? 0
    best = best === null ? place : choose(best, place)
  }
  return best
}
