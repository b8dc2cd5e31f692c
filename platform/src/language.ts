/** The languages that the catalogue is written in. */
const LANGUAGES = ['es', 'de', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** Text in every language, written separately in each, never translated word by word. */
export type Text = Readonly<Record<Language, string>>

/** Shorthand for a text in Spanish, German and Italian. */
export function text(es: string, de: string, it: string): Text {
  return { es, de, it }
}

/** A text that reads the same everywhere, such as a brand or `128 GB`. */
export function sameText(word: string): Text {
  return { es: word, de: word, it: word }
}

/** The catalogue's language for a store's language tag; Spanish for any tag that it does not know. */
export function languageOf(tag: string): Language {
  return LANGUAGES.find((language) => tag.startsWith(language)) ?? 'es'
}

/** Applies `change` to each language of a text. */
export function mapText(source: Text, change: (words: string, language: Language) => string): Text {
  return { es: change(source.es, 'es'), de: change(source.de, 'de'), it: change(source.it, 'it') }
}

const CONJUNCTION: Text = text('y', 'und', 'e')

/** `a, b y c` in the language; Spanish turns `y` into `e` before an i-sound. */
export function enumerate(words: readonly string[], language: Language): string {
  const last = words.at(-1) ?? ''
  if (words.length < 2) return last
  const and = language === 'es' && /^h?i(?!e)/i.test(last) ? 'e' : CONJUNCTION[language]
  return `${words.slice(0, -1).join(', ')} ${and} ${last}`
}
