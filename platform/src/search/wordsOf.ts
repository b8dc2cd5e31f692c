/**
 * Words of a text: lower case, without accents and soft hyphens, each once, in their order. Marks and operators are no
 * part of a word.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/[\p{M}\u00AD]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
  return [...new Set(plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean))]
}
