import { wordsOfItems } from '../text/attributeLabels.ts'
import type { AttributeLabels } from '../text/attributeLabels.ts'
import type { Concept } from './meaning.ts'
import type { Stems } from './stems.ts'

/** Values of an attribute that the words of a search name: "gris" names two colours. */
export type ImpliedValues = Readonly<{ attribute: string; values: readonly string[] }>

type Value = Readonly<{ attribute: string; value: string }>

/** By a word of a label, as documents are found by it: the values that it names. */
export type OptionWords = ReadonlyMap<string, readonly Value[]>

/** @param stems must know the words of the labels. */
export function createOptionWords({ values }: AttributeLabels, stems: Stems): OptionWords {
  const stemOf = (word: string) => (stems.get(word) === null ? null : (stems.get(word) ?? word))
  const pairs = values.flatMap(({ attribute, value, items }) =>
    wordsOfItems(items, stemOf).map((word) => [word, { attribute, value }] as const),
  )
  const byWord = Map.groupBy(pairs, ([word]) => word)
  return new Map([...byWord].map(([word, named]) => [word, named.map(([, value]) => value)]))
}

/**
 * Returns the values that the words of a search name. Of several words about one attribute, the values that all name:
 * "azul marino" is one blue. Where they have none in common, those of the word that names fewer, of equals the later:
 * in "King Bett", "Bett" is a part of the names of two other sizes.
 */
export function impliedValues(concepts: readonly Concept[], options: OptionWords): ImpliedValues[] {
  const implied = new Map<string, ReadonlySet<string>>()
  for (const { meanings } of concepts) {
    const named = meanings.flatMap(({ words }) => words.flatMap((word) => options.get(word) ?? []))
    for (const [attribute, values] of Map.groupBy(named, (value) => value.attribute)) {
      const own = new Set(values.map(({ value }) => value))
      implied.set(attribute, narrowed(implied.get(attribute), own))
    }
  }
  return [...implied].map(([attribute, values]) => ({ attribute, values: [...values] }))
}

function narrowed(former: ReadonlySet<string> | undefined, own: ReadonlySet<string>): ReadonlySet<string> {
  if (!former) return own
  const both = new Set([...own].filter((value) => former.has(value)))
  if (both.size > 0) return both
  return former.size < own.size ? former : own
}
