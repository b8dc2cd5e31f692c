import { NAME_CHARACTERS_MAX, OPTIONS_MAX, OPTION_VALUES_MAX } from '../limits.ts'
import type { BundleOptionDocument, CustomOptionDocument, Surcharge } from '../products/productDocument.ts'
import { type Source, readCount, readFlag, readNumber, readSources, readText } from '../../parse/readValue.ts'

const CUSTOM_OPTION_KINDS: Readonly<Record<string, CustomOptionDocument['kind']>> = {
  field: 'TEXT',
  area: 'TEXT_AREA',
  drop_down: 'CHOICE',
  select: 'CHOICE',
  radio: 'CHOICE',
  checkbox: 'MULTIPLE',
  multiple: 'MULTIPLE',
}

/** Decodes the choices of a bundle, in display order. A required choice without a default gets its first selection. */
export function decodeBundleOptions(value: unknown): readonly BundleOptionDocument[] {
  return byPosition(readSources(value, OPTIONS_MAX)).flatMap((option) => {
    const optionId = readText(option.option_id)
    if (optionId === null) return []
    const isRequired = readFlag(option.required) ?? false
    const links = byPosition(readSources(option.product_links, OPTION_VALUES_MAX)).flatMap((link) => {
      const selectionId = readText(link.id)
      const sku = readText(link.sku)
      return selectionId === null || sku === null ? [] : [{ link, selectionId, sku }]
    })
    const hasDefault = links.some(({ link }) => readFlag(link.is_default))
    const selections = links.map(({ link, selectionId, sku }, index) => ({
      selectionId,
      sku,
      quantity: readNumber(link.qty) ?? 1,
      canChangeQuantity: readFlag(link.can_change_quantity) ?? false,
      isDefault: hasDefault ? readFlag(link.is_default) === true : isRequired && index === 0,
    }))
    const title = readText(option.title, NAME_CHARACTERS_MAX) ?? optionId
    return [
      { optionId, title, isRequired, isMultiple: option.type === 'checkbox' || option.type === 'multi', selections },
    ]
  })
}

/**
 * Decodes the custom options of a product, in display order. Drops kinds that the shop has no field for: files and
 * dates.
 */
export function decodeCustomOptions(value: unknown): readonly CustomOptionDocument[] {
  return byPosition(readSources(value, OPTIONS_MAX)).flatMap((option) => {
    const optionId = readText(option.option_id)
    const kind = CUSTOM_OPTION_KINDS[readText(option.type) ?? '']
    if (optionId === null || kind === undefined) return []
    const values = byPosition(readSources(option.values, OPTION_VALUES_MAX)).flatMap((item) => {
      const valueId = readText(item.option_type_id)
      if (valueId === null) return []
      const title = readText(item.title, NAME_CHARACTERS_MAX) ?? valueId
      return [{ valueId, title, ...surchargeOf(item) }]
    })
    const isText = kind === 'TEXT' || kind === 'TEXT_AREA'
    return [
      {
        optionId,
        title: readText(option.title, NAME_CHARACTERS_MAX) ?? optionId,
        kind,
        isRequired: readFlag(option.is_require) ?? false,
        maxLength: readCount(option.max_characters) || null,
        surcharge: isText ? surchargeOf(option) : null,
        values,
      },
    ]
  })
}

function surchargeOf(source: Source): Surcharge {
  return { price: readNumber(source.price) ?? 0, isPercent: source.price_type === 'percent' }
}

function byPosition(sources: readonly Source[]): readonly Source[] {
  return sources.toSorted((a, b) => orderOf(a) - orderOf(b))
}

function orderOf(source: Source): number {
  return readNumber(source.sort_order) ?? readNumber(source.position) ?? 0
}
