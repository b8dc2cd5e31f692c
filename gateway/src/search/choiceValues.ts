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
  const values = [...new Set([...offered, ...chosen])].flatMap((value): FacetValue[] => {
    const count = Math.min(counts.get(value) ?? 0, total)
    const isChosen = chosen.has(value)
    const option = optionOf(attribute, value)
    if (option === null || (count === 0 && !isChosen)) return []
    return [{ value, label: option.label, count, isChosen, swatch: option.swatch }]
  })
  if (!ORDERED_BY_PLATFORM.has(attribute.code)) return values.toSorted(byLabel(language))
  const places = new Map([...attribute.options.keys()].map((value, place) => [value, place]))
  return values.toSorted((a, b) => (places.get(a.value) ?? places.size) - (places.get(b.value) ?? places.size))
}

/** Values of an attribute without options are words: their own labels. */
function optionOf({ options }: CountedChoice['attribute'], value: string): AttributeOption | null {
  const own = options.get(value) ?? options.get(BOOLEANS[value] ?? value)
  if (own || options.size > 0) return own ?? null
  const label = value.trim()
  return label === '' ? null : { label, swatch: null }
}

const collators = new Map<Language, Intl.Collator>()

/** 60 cm before 120 cm. */
function byLabel(language: Language) {
  const collator = collators.get(language) ?? new Intl.Collator(language, { numeric: true })
  collators.set(language, collator)
  return (a: FacetValue, b: FacetValue) => collator.compare(a.label, b.label)
}
