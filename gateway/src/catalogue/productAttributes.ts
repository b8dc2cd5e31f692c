import type { ProductAttribute } from '../__generated__/resolverTypes.ts'
import { plainText } from '../content/plainText.ts'
import type { AttributeDocument, AttributeList } from './attributeClient.ts'
import { SUMMARY_CHARACTERS_MAX } from './limits.ts'
import { type Source, readText } from './readValue.ts'

/** What a shopper compares: attributes that are meant to be shown and that the product has a value of. */
export function productAttributes(values: Source, attributes: AttributeList): ProductAttribute[] {
  return [...attributes.values()]
    .filter(({ isShown }) => isShown)
    .toSorted((a, b) => a.position - b.position)
    .flatMap((attribute) => {
      const value = attributeValue(values, attribute)
      return value === null ? [] : [{ code: attribute.code, label: attribute.label, value }]
    })
}

/** A product's value to show; of one with variants, all values that those come in. Null for none. */
export function attributeValue(values: Source, attribute: Pick<AttributeDocument, 'code' | 'options'>): string | null {
  return (
    attributeText(values[attribute.code], attribute) ?? attributeText(values[`${attribute.code}_options`], attribute)
  )
}

/** A value to show: names of options in place of their numbers, several joined by commas. */
function attributeText(value: unknown, { options }: Pick<AttributeDocument, 'options'>): string | null {
  if (options.size === 0) {
    const text = readText(value, SUMMARY_CHARACTERS_MAX)
    return text === null ? null : plainText(text, SUMMARY_CHARACTERS_MAX)
  }
  const chosen = Array.isArray(value) ? value : (readText(value, SUMMARY_CHARACTERS_MAX)?.split(',') ?? [])
  const labels = chosen.flatMap((item) => {
    const key = typeof item === 'boolean' ? String(Number(item)) : readText(item)
    return key === null ? [] : (options.get(key)?.label ?? key)
  })
  return labels.length > 0 ? labels.join(', ') : null
}
