/** Household words that texts for developers must not contain, each with its replacement. */
const REFUSED_WORDS: Readonly<Record<string, string>> = {
  whoever: 'name the role: "the customer", "holders of the link"',
  whatever: 'name the value, or write "any"',
  somebody: 'name the role: "the customer", "another request"',
  nobody: 'name the role: "no other customer"',
  everybody: 'name the role: "all shoppers"',
  anew: 'use "again", or a verb: "recalculates", "reloads"',
  told: 'use a verb: "returns", "reports", "notifies"',
  'handed over': 'use a verb: "sends", "transfers", "picks up"',
}

const REFUSED = new RegExp(`\\b(${Object.keys(REFUSED_WORDS).join('|')})\\b`, 'gi')

type Refused = Readonly<{
  /** Word as it is written in the text. */
  word: string
  /** How to mend it. */
  advice: string
}>

/** Returns every refused word of a text, in its order. */
export function refusedWords(text: string): readonly Refused[] {
  return [...text.replace(/\s+/g, ' ').matchAll(REFUSED)].map(([word]) => ({
    word,
    advice: REFUSED_WORDS[word.toLowerCase()] ?? '',
  }))
}
