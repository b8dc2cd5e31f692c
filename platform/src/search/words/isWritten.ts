import type { TextIndex } from '../text/textIndex.ts'
import type { Language } from './meaning.ts'

/** Returns true for a word of the catalogue or of its synonyms. */
export function isWritten(index: TextIndex, word: string, { synonyms }: Pick<Language, 'synonyms'>): boolean {
  return index.spellings.has(word) || synonyms.words.includes(word)
}
