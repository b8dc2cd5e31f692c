import type { ConfigurableOption } from '../__generated__/resolverTypes.ts'
import type { AttributeDocument, AttributeList } from './attributeClient.ts'
import type { OptionDocument } from './productDocument.ts'

/**
 * The options of a product with names to show: the product's own, else the attribute's, else the number itself. Old
 * documents name an option by its attribute's number only. Values whose name is blank and has no other are left out.
 */
export function namedOptions(
  options: readonly OptionDocument[],
  attributes: AttributeList,
): readonly ConfigurableOption[] {
  return options.map(({ attributeCode, attributeId, label, values }) => {
    const attribute = attributes.get(attributeCode) ?? attributeByNumber(attributes, attributeId)
    return {
      attributeCode: attribute?.code ?? attributeCode,
      label: label ?? attribute?.label ?? attributeCode,
      values: values.flatMap(({ value, label: own, isBlank, swatch }) => {
        const named = attribute?.options.get(value)
        const shown = own ?? named?.label
        if (shown === undefined && isBlank) return []
        return [{ value, label: shown ?? value, swatch: swatch ?? named?.swatch ?? null }]
      }),
    }
  })
}

function attributeByNumber(attributes: AttributeList, attributeId: string | null): AttributeDocument | undefined {
  if (attributeId === null) return undefined
  return [...attributes.values()].find((attribute) => attribute.attributeId === attributeId)
}
