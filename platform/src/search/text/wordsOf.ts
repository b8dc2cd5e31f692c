/**
 * Words of a text: lower case, without accents and soft hyphens, each once, in their order. Marks and operators are no
 * part of a word.
 */
export function wordsOf(text: string): string[] {
  return [
    ...new Set(
      plainText(text)
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean),
    ),
  ]
}

/** Lower case, without accents and soft hyphens. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}\u00AD]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
}
