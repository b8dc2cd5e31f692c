import type { Language, Meaning } from './meaning.ts'
import type { Stems } from './stems.ts'
import { measureWord, readItems } from './readItems.ts'

/** Of the first synonym of a group; each further one counts a little less. */
const SYNONYM_QUALITY = 0.55
const NEXT_SYNONYM = 0.97

/** Words as documents are found by them: stems, measures, no stop words. */
export function meaning(words: readonly string[], quality: number, stems: Stems): Meaning {
  const found = readItems(words.join(' ')).flatMap((item) => {
    if (item.kind === 'word') return stems.get(item.word) === null ? [] : [stems.get(item.word) ?? item.word]
    const { unit } = item
    return unit === null ? item.numbers : item.numbers.map((number) => measureWord(number, unit))
  })
  return { words: found.length > 0 ? found : words, quality }
}

export function synonymMeanings(own: readonly string[], { stems, synonyms }: Language): Meaning[] {
  return synonyms.of(own, stems).map((words, place) => meaning(words, SYNONYM_QUALITY * NEXT_SYNONYM ** place, stems))
}
