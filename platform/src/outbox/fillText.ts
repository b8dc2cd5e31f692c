/** Puts words into the places of a text that are named `{word}`; a place without a word stays empty. */
export function fillText(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_place, word: string) => words[word] ?? '')
}
