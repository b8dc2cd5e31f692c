import { decodeGallery, mainPicturePath } from '../products/decodeMedia.ts'
import { decodeGrossPrices, decodePrices } from '../prices/decodePrices.ts'
import { expandCompactKeys } from '../products/expandCompactKeys.ts'
import { NAME_CHARACTERS_MAX, OPTIONS_MAX, OPTION_VALUES_MAX, VARIANTS_MAX } from '../limits.ts'
import type { OptionDocument, OptionValueDocument, VariantDocument } from '../products/productDocument.ts'
import { readHexColor } from '../readHexColor.ts'
import {
  type Source,
  readCount,
  readFlag,
  readNumber,
  readSource,
  readSources,
  readText,
} from '../../parse/readValue.ts'

/** Fields that a variant inherits from its parent if the document omits them, as the compact format does. */
const INHERITED = [
  'price',
  'special_price',
  'final_price',
  'original_price',
  'original_special_price',
  'original_final_price',
  'special_from_date',
  'special_to_date',
  'price_incl_tax',
  'special_price_incl_tax',
  'final_price_incl_tax',
  'original_price_incl_tax',
] as const

/** Decodes the attributes by which a variant of a configurable product is chosen, in display order. */
export function decodeConfigurableOptions(value: unknown): readonly OptionDocument[] {
  return readSources(value, OPTIONS_MAX)
    .flatMap((option) => {
      const label = readText(option.label) ?? readText(option.frontend_label)
      const attributeId = readText(option.attribute_id)
      const attributeCode = readText(option.attribute_code) ?? label?.toLowerCase() ?? attributeId
      if (attributeCode === null) return []
      const values = readSources(option.values, OPTION_VALUES_MAX).flatMap((item) => decodeOptionValue(item))
      return [{ attributeId, attributeCode, label, position: readNumber(option.position) ?? 0, values }]
    })
    .sort((a, b) => a.position - b.position)
}

/** Decodes the variants of a configurable document, in its order. */
export function decodeVariants(parent: Source, country: string): readonly VariantDocument[] {
  if (parent.configurable_children === undefined) return []
  const family = { inherit: () => Object.fromEntries(INHERITED.map((name) => [name, parent[name]])), country }
  return readSources(parent.configurable_children, VARIANTS_MAX).flatMap((child) => decodeVariant(child, family) ?? [])
}

type Family = Readonly<{
  /** Returns the fields that a variant without a price of its own takes from its parent. */
  inherit: () => Source
  country: string
}>

function decodeVariant(child: Source, { inherit, country }: Family): VariantDocument | null {
  const flat = expandCompactKeys(child)
  const values = child.custom_attributes ? { ...pairsOf(child.custom_attributes), ...flat } : flat
  const sku = readText(values.sku)
  if (sku === null) return null
  const priced = hasOwnPrice(values) ? values : { ...inherit(), ...values }
  return new DecodedVariant({ values, priced, country }, sku)
}

type VariantSource = Readonly<{ values: Source; priced: Source; country: string }>

/** Variant whose fields are decoded when they are read. */
class DecodedVariant implements VariantDocument {
  readonly sku: string
  readonly #source: VariantSource
  #gallery: VariantDocument['gallery'] | undefined
  #prices: VariantDocument['prices'] | undefined
  #grossPrices: VariantDocument['grossPrices'] | undefined

  constructor(source: VariantSource, sku: string) {
    this.#source = source
    this.sku = sku
  }

  get values() {
    return this.#source.values
  }
  get id() {
    return readCount(this.values.id)
  }
  get status() {
    return readCount(this.values.status) ?? 1
  }
  get name() {
    return readText(this.values.name, NAME_CHARACTERS_MAX)
  }
  get image() {
    return mainPicturePath(this.values)
  }
  get gallery() {
    return (this.#gallery ??= decodeGallery(this.values.media_gallery))
  }
  get prices() {
    return (this.#prices ??= decodePrices(this.#source.priced, this.#source.country))
  }
  get grossPrices() {
    if (this.#grossPrices === undefined)
      this.#grossPrices = decodeGrossPrices(this.#source.priced, this.#source.country)
    return this.#grossPrices
  }
  get isInStock() {
    return decodeInStock(this.values.stock)
  }
}

/** Returns true for a variant of the full format with its own price, which inherits no offer from its parent. */
function hasOwnPrice(values: Source): boolean {
  return values.price !== undefined || values.original_price !== undefined
}

/** Decodes the stock flag of a document as of its indexing; null if absent. Some importers write a list of one. */
export function decodeInStock(stock: unknown): boolean | null {
  return readFlag(readSource(Array.isArray(stock) ? stock[0] : stock).is_in_stock)
}

function pairsOf(value: unknown): Source {
  const pairs = readSources(value, OPTION_VALUES_MAX)
  return Object.fromEntries(
    pairs.flatMap((pair) => (typeof pair.attribute_code === 'string' ? [[pair.attribute_code, pair.value]] : [])),
  )
}

function decodeOptionValue(item: Source): OptionValueDocument[] {
  const value = readText(item.value_index)
  if (value === null) return []
  const label = readText(item.store_label) ?? readText(item.label) ?? readText(item.default_label)
  // A blank label is intended; only a missing one takes the attribute's.
  const isBlank = label === null && [item.store_label, item.label].some((given) => typeof given === 'string')
  return [
    {
      value,
      label,
      defaultLabel: readText(item.default_label),
      isBlank,
      swatch: readHexColor(readSource(item.swatch).value),
    },
  ]
}
