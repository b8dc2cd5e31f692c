import type { FilterInput, UnmatchedFilter } from '../__generated__/schemaTypes.ts'
import type { AttributeDocument, AttributeList } from '../catalogue/attributes/attributeClient.ts'
import { isDocumentField } from '../catalogue/products/sourceFields.ts'
import { DEFAULT_FACETS } from './limits.ts'

/**
 * Returns the filters of an empty list that no product can match: on attributes that the store does not have, and with
 * values of which the attribute has none. A platform without attributes has none that it does not know.
 */
export function unmatchedFilters(filters: readonly FilterInput[], attributes: AttributeList): UnmatchedFilter[] {
  if (attributes.size === 0) return []
  return filters.flatMap(({ attribute, in: values }, index): UnmatchedFilter[] => {
    const known = attributes.get(attribute)
    if (!known) {
      const isField = DEFAULT_FACETS.includes(attribute) || isDocumentField(attribute)
      return isField ? [] : [{ index, attribute, code: 'UNKNOWN_ATTRIBUTE', values: [] }]
    }
    const given = values ?? []
    if (given.length === 0 || !isChosenOf(known) || given.some((value) => known.options.has(value))) return []
    return [{ index, attribute, code: 'UNKNOWN_VALUES', values: [...given] }]
  })
}

/** Returns true for an attribute whose values are chosen from its options. Discounts are filtered by steps. */
function isChosenOf({ code, options }: AttributeDocument): boolean {
  return options.size > 0 && code !== 'discount'
}
