import type { ProductAttribute } from '../../__generated__/schemaTypes.ts'
import { plainText } from '../../parse/plainText.ts'
import type { AttributeDocument, AttributeList } from '../attributes/attributeClient.ts'
import { SUMMARY_CHARACTERS_MAX } from '../limits.ts'
import { type Source, readText } from '../../parse/readValue.ts'

/** Returns the attributes that are marked as visible and that the product has a value of. */
export function productAttributes(values: Source, attributes: AttributeList): ProductAttribute[] {
  return [...attributes.values()]
    .filter(({ isShown }) => isShown)
    .toSorted((a, b) => a.position - b.position)
    .flatMap((attribute) => {
      const value = attributeValue(values, attribute)
      return value === null ? [] : [{ code: attribute.code, label: attribute.label, value }]
    })
}

/** Returns a product's value as text; for a product with variants all values of its variants. Null for none. */
export function attributeValue(values: Source, attribute: Pick<AttributeDocument, 'code' | 'options'>): string | null {
  return (
    attributeText(values[attribute.code], attribute) ?? attributeText(values[`${attribute.code}_options`], attribute)
  )
}

/** Formats a value: labels of options in place of their numbers, several joined by commas. */
function attributeText(value: unknown, { options }: Pick<AttributeDocument, 'options'>): string | null {
  if (options.size === 0) {
    const text = Array.isArray(value)
      ? value.flatMap((item) => readText(item, SUMMARY_CHARACTERS_MAX) ?? []).join(', ')
      : readText(value, SUMMARY_CHARACTERS_MAX)
    return text === null ? null : plainText(text, SUMMARY_CHARACTERS_MAX)
  }
  const chosen = Array.isArray(value) ? value : (readText(value, SUMMARY_CHARACTERS_MAX)?.split(',') ?? [])
  const labels = chosen.flatMap((item) => {
    const key = typeof item === 'boolean' ? String(Number(item)) : readText(item)
    return key === null ? [] : (options.get(key)?.label ?? key)
  })
  return labels.length > 0 ? labels.join(', ') : null
}
