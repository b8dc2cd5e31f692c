import type { ConfigurableOption } from '../../__generated__/schemaTypes.ts'
import type { AttributeDocument, AttributeList } from '../attributes/attributeClient.ts'
import { isUpstreamError } from '../../errors/isUpstreamError.ts'
import { readCount } from '../../parse/readValue.ts'
import type { OptionDocument } from '../products/productDocument.ts'

/**
 * Returns the options of a product with labels: the product's own, else the attribute's, else the number. Old documents
 * name an option by its attribute's number only. Drops values that have a blank name and no other.
 */
export function namedOptions(
  options: readonly OptionDocument[],
  attributes: AttributeList,
): readonly ConfigurableOption[] {
  return options.map(({ attributeCode, attributeId, label, values }) => {
    const attribute = attributes.get(attributeCode) ?? attributeByNumber(attributes, attributeId)
    return {
      attributeId: readCount(attributeId ?? attribute?.attributeId),
      attributeCode: attribute?.code ?? attributeCode,
      label: label ?? attribute?.label ?? attributeCode,
      values: values.flatMap(({ value, label: own, defaultLabel, isBlank, swatch }) => {
        const named = attribute?.options.get(value)
        const shown = own ?? named?.label
        if (shown === undefined && isBlank) return []
        return [{ value, label: shown ?? value, defaultLabel, swatch: swatch ?? named?.swatch ?? null }]
      }),
    }
  })
}

const NO_ATTRIBUTES: AttributeList = new Map()

/**
 * Returns the options of a product with labels. Without attributes, those of a document that names each of its options
 * and values itself: only swatches may be missing. Rejects if the document does not.
 */
export async function readNamedOptions(
  options: readonly OptionDocument[],
  attributes: Promise<AttributeList>,
): Promise<readonly ConfigurableOption[]> {
  try {
    return namedOptions(options, await attributes)
  } catch (error) {
    if (!isUpstreamError(error) || !options.every(isNamed)) throw error
    return namedOptions(options, NO_ATTRIBUTES)
  }
}

function isNamed({ label, values }: OptionDocument): boolean {
  return label !== null && values.every((value) => value.label !== null)
}

function attributeByNumber(attributes: AttributeList, attributeId: string | null): AttributeDocument | undefined {
  if (attributeId === null) return undefined
  return [...attributes.values()].find((attribute) => attribute.attributeId === attributeId)
}
