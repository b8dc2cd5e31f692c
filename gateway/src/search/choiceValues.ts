import type { Language } from '@hogar/schema/stores.ts'
import type { FacetValue } from '../__generated__/schemaTypes.ts'
import type { AttributeDocument, AttributeOption } from '../catalogue/attributes/attributeClient.ts'
import type { Counts } from './readAggregations.ts'

/** Attributes in the platform's order: S, M, L cannot be sorted by label. */
const ORDERED_BY_PLATFORM: ReadonlySet<string> = new Set(['size'])
const NOTHING: ReadonlySet<string> = new Set()
const BOOLEANS: Readonly<Record<string, string>> = { true: '1', false: '0' }

export type CountedChoice = Readonly<{
  attribute: Pick<AttributeDocument, 'code' | 'options'>
  counts: Counts
  /** Values to offer; chosen ones are always included. */
  offered: ReadonlySet<string>
  chosen?: ReadonlySet<string> | undefined
  /** Total number of products: no count exceeds it, even if the platform's does. */
  total: number
  language: Language
}>

/**
 * Returns the values of an attribute that products have, plus the chosen ones. Drops a value without a label, which
 * would mean nothing to a shopper. Sorted by label, so that no value moves when counts change; sizes are in the
 * platform's order.
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

/** Returns the position of each value of an attribute: sorted once, not for every list. */
function placesOf({ code, options }: CountedChoice['attribute'], language: Language): Places {
  const byLanguage = known.get(options) ?? new Map<Language, Places>()
  known.set(options, byLanguage)
  const places =
    byLanguage.get(language) ?? new Map(inOrder(code, options, language).map(([value], place) => [value, place]))
  byLanguage.set(language, places)
  return places
}

/** Returns the option of a value. Values of an attribute without options are their own labels. */
function optionOf({ options }: CountedChoice['attribute'], value: string): AttributeOption | null {
  const own = options.get(optionKey({ options }, value))
  if (own || options.size > 0) return own ?? null
  const label = value.trim()
  return label === '' ? null : { label, swatch: null }
}

/** Returns the option key. Booleans have the options 1 and 0, if the platform lists them. */
function optionKey({ options }: Pick<AttributeDocument, 'options'>, value: string): string {
  return options.has(value) ? value : (BOOLEANS[value] ?? value)
}

const collators = new Map<Language, Intl.Collator>()

/** Returns a collator that sorts 60 cm before 120 cm. */
function collator(language: Language): Intl.Collator {
  const collating = collators.get(language) ?? new Intl.Collator(language, { numeric: true })
  collators.set(language, collating)
  return collating
}
