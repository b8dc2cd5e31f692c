import type { Concept, Meaning } from './meaning.ts'
import type { TextIndex } from '../text/textIndex.ts'
import type { Stems } from './stems.ts'
import { measureWord } from './readItems.ts'
import type { TextItem } from './readItems.ts'
import { NEXT_UNIT } from './units.ts'

const NEXT_UNIT_QUALITY = 0.6
const ANY_UNIT_QUALITY = 0.9
const NUMBER = { isNumber: true, isGuess: false, isInitial: false } as const

/**
 * Meanings of a number: with its unit alone where it has one, or with the word after it where the catalogue counts such
 * things ("6 cajones"). A bare one is part of a name, or any measure that can be chosen.
 * @returns the concept, and how many items of the text it takes.
 */
export function numberMeanings(
  index: TextIndex,
  { numbers, unit, next, typed }: Extract<TextItem, { kind: 'number' }>,
  stems: Stems,
): { concept: Concept; length: number } {
  if (unit !== null) {
    const nextUnit = NEXT_UNIT.get(unit)
    const others = nextUnit === undefined ? [] : [measured(numbers, nextUnit, NEXT_UNIT_QUALITY)]
    return {
      concept: { ...NUMBER, typed, meanings: [measured(numbers, unit, 1), ...others] },
      length: 1,
    }
  }
  const counted = next === null ? null : measured(numbers, stems.get(next) ?? next, 1)
  if (counted?.words.every((word) => index.postings.has(word))) {
    return { concept: { ...NUMBER, typed: `${typed} ${next}`, meanings: [counted] }, length: 2 }
  }
  const [number = ''] = numbers
  const measures = [...(index.measures.get(number) ?? [])].map((word) => ({ words: [word], quality: ANY_UNIT_QUALITY }))
  return {
    concept: { ...NUMBER, typed, meanings: [{ words: [number], quality: 1 }, ...measures] },
    length: 1,
  }
}

function measured(numbers: readonly string[], unit: string, quality: number): Meaning {
  return { words: numbers.map((number) => measureWord(number, unit)), quality }
}
