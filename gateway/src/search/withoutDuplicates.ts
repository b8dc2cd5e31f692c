import type { FacetValue } from '../__generated__/schemaTypes.ts'
import type { FacetMapper as Facet } from './mappers.ts'

/** Minimum common letters of two words with one stem: `Sitzer` and `Sitzplätze`. */
const STEM_LETTERS_MIN = 4

/**
 * Removes facets that repeat another one. A facet repeats an earlier one with as many values if each value has a twin
 * there with the same count and all of its words (`3` beside `3 plazas`). It also repeats any other one that has a bare
 * number for each of its values and at least as many products (`Tamaño: 3 plazas` beside `Plazas: 1, 2, 3`), which
 * takes its place. A facet with a chosen value stays, so that it can be removed.
 */
export function withoutDuplicates(facets: readonly Facet[]): readonly Facet[] {
  const kept: Facet[] = []
  for (const facet of facets) {
    if (hasChoice(facet) || !kept.some((earlier) => saysTheSame(facet, earlier))) kept.push(facet)
  }
  const repeated = (facet: Facet) => (hasChoice(facet) ? undefined : kept.find((other) => isCounted(facet, other)))
  return [...new Set(kept.map((facet) => repeated(facet) ?? facet))]
}

function hasChoice({ values }: Facet): boolean {
  return values.some(({ isChosen }) => isChosen)
}

/**
 * Returns true if each value of a facet is a number of another facet with that one's label as its unit, and with as
 * many products there.
 */
function isCounted({ kind, values }: Facet, other: Facet): boolean {
  if (kind === 'RANGE' || other.kind === 'RANGE' || values.length === 0) return false
  const numbers = new Map(other.values.map((value) => [value.label.trim(), value.count]))
  const units = [...wordsOf(other.label)]
  return values.every(({ label, count }) => {
    const [number = '', unit = '', ...more] = [...wordsOf(label)]
    return more.length === 0 && (numbers.get(number) ?? 0) >= count && units.some((word) => shareStem(word, unit))
  })
}

function shareStem(word: string, other: string): boolean {
  return other.length >= STEM_LETTERS_MIN && word.slice(0, STEM_LETTERS_MIN) === other.slice(0, STEM_LETTERS_MIN)
}

function saysTheSame({ kind, values }: Facet, earlier: Facet): boolean {
  if (kind === 'RANGE' || earlier.kind === 'RANGE' || values.length !== earlier.values.length) return false
  if (sortedCounts(values) !== sortedCounts(earlier.values)) return false
  const left = new Set(earlier.values)
  return values.every((value) => {
    const twin = [...left].find((other) => other.count === value.count && isWithin(value, other))
    return twin !== undefined && left.delete(twin)
  })
}

function sortedCounts(values: readonly FacetValue[]): string {
  return values
    .map(({ count }) => count)
    .toSorted((a, b) => a - b)
    .join()
}

/** Returns true if one label has all words of the other. */
function isWithin(value: FacetValue, other: FacetValue): boolean {
  const [own, others] = [wordsOf(value.label), wordsOf(other.label)]
  return [...own].every((word) => others.has(word)) || [...others].every((word) => own.has(word))
}

function wordsOf(label: string): ReadonlySet<string> {
  return new Set(label.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [label])
}
