import type { Language } from '@hogar/schema/stores.ts'
import type { FacetValue } from '../__generated__/resolverTypes.ts'
import type { AttributeDocument, AttributeOption } from '../catalogue/attributeClient.ts'
import type { Counts } from './readAggregations.ts'

/** Their order is the platform's: S, M, L is none that sorting would find. */
const ORDERED_BY_PLATFORM: ReadonlySet<string> = new Set(['size'])
const NOTHING: ReadonlySet<string> = new Set()
const BOOLEANS: Readonly<Record<string, string>> = { true: '1', false: '0' }

export type CountedChoice = Readonly<{
  attribute: Pick<AttributeDocument, 'code' | 'options'>
  counts: Counts
  /** Values to offer; chosen ones stay beside them. */
  offered: ReadonlySet<string>
  chosen?: ReadonlySet<string> | undefined
  /** Products in all: no value has more, however a platform counts. */
  total: number
  language: Language
}>

/**
 * The values of an attribute that products have, with those that are chosen. A value that the platform has no label for is
 * left out: nobody could tell what it is. By label, so that nothing jumps when counts change; sizes in the platform's
 * order.
 */
export function choiceValues(choice: CountedChoice): FacetValue[] {
  const { attribute, counts, offered, chosen = NOTHING, total, language } = choice
  const values: FacetValue[] = []
  for (const value of chosen.size === 0 ? offered : new Set([...offered, ...chosen])) {
    const count = Math.min(counts.get(value) ?? 0, total)
    const isChosen = chosen.has(value)
    const option = optionOf(attribute, value)
    if (option === null || (count === 0 && !isChosen)) continue
    values.push({ value, label: option.label, count, isChosen, swatch: option.swatch })
  }
  if (attribute.options.size === 0) return values.sort((a, b) => collator(language).compare(a.label, b.label))
  const places = placesOf(attribute, language)
  const placeOf = ({ value }: FacetValue) => places.get(optionKey(attribute, value)) ?? places.size
  return values.sort((a, b) => placeOf(a) - placeOf(b))
}

function inOrder(code: string, options: CountedChoice['attribute']['options'], language: Language) {
  const all = [...options]
  if (ORDERED_BY_PLATFORM.has(code)) return all
  const compare = collator(language).compare
  return all.sort(([, a], [, b]) => compare(a.label, b.label))
}

type Places = ReadonlyMap<string, number>
const known = new WeakMap<CountedChoice['attribute']['options'], Map<Language, Places>>()

/** Where each value of an attribute stands among all of them: sorted once, not for every list that shows some of them. */
function placesOf({ code, options }: CountedChoice['attribute'], language: Language): Places {
  const byLanguage = known.get(options) ?? new Map<Language, Places>()
  known.set(options, byLanguage)
  const places =
    byLanguage.get(language) ?? new Map(inOrder(code, options, language).map(([value], place) => [value, place]))
  byLanguage.set(language, places)
  return places
}

/** Values of an attribute without options are words: their own labels. */
function optionOf({ options }: CountedChoice['attribute'], value: string): AttributeOption | null {
  const own = options.get(optionKey({ options }, value))
  if (own || options.size > 0) return own ?? null
  const label = value.trim()
  return label === '' ? null : { label, swatch: null }
}

/** Booleans are options 1 and 0 where a platform lists them. */
function optionKey({ options }: Pick<AttributeDocument, 'options'>, value: string): string {
  return options.has(value) ? value : (BOOLEANS[value] ?? value)
}

const collators = new Map<Language, Intl.Collator>()

/** 60 cm before 120 cm. */
function collator(language: Language): Intl.Collator {
  const collating = collators.get(language) ?? new Intl.Collator(language, { numeric: true })
  collators.set(language, collating)
  return collating
}
