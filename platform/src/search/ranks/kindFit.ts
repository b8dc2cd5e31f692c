import type { Concept } from '../words/meaning.ts'
import type { SlotTraits } from './slotTraits.ts'

/** Maximum bonus for a document whose category matches the typed words exactly. */
const FIT_SHARE = 0.5
/** Penalty for each word of its name that makes it another kind of product: "sofá cama" is no "sofá". */
const OTHER_KIND_SHARE = 0.12
const OTHER_KINDS_MAX = 3

/**
 * Score factors by place in the menu, 1 and more: how well the name of a category, or that of one above it, fits the
 * search.
 */
export function fitsByPlace(
  { stemsByPlace, above }: SlotTraits,
  concepts: readonly Concept[],
): ReadonlyMap<number, number> {
  const qualities = new Map<string, number>()
  for (const { meanings } of concepts) {
    for (const { words, quality } of meanings) {
      for (const word of words) qualities.set(word, Math.max(qualities.get(word) ?? 0, quality))
    }
  }
  const fits = new Map<number, number>()
  for (const [place, stems] of stemsByPlace) {
    const fit = stems.reduce((sum, stem) => sum + (qualities.get(stem) ?? 0), 0) / Math.max(1, stems.length)
    const own = 1 + FIT_SHARE * fit
    const best = Math.max(own, fits.get(above.get(place) ?? -1) ?? 1)
    if (best > 1) fits.set(place, best)
  }
  return fits
}

/** Returns the factor for a name that has `kindWords` words for kinds of products, of which `named` were typed. */
export function kindShare(kindWords: number, named: number): number {
  return 1 - OTHER_KIND_SHARE * Math.min(OTHER_KINDS_MAX, Math.max(0, kindWords - named))
}
