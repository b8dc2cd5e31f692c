import { type LineOptions, optionsChecksum } from '@hogar/schema/validation/optionsChecksum.ts'
import type { MessageLanguage } from '../../errors/core/messageLanguage.ts'
import type { CartLineInput, UserError } from '../../__generated__/schemaTypes.ts'
import { netPrice } from '../../catalogue/prices/netPrice.ts'
import { isMadeOfOthers } from '../../catalogue/prices/productPrice.ts'
import { readFlag, readText } from '../../parse/readValue.ts'
import { invalidField, refusedBy, userError } from '../../errors/userError.ts'
import type { StoreSettings } from '../../stores/storeSettings.ts'
import { chooseBundle } from './chooseBundle.ts'
import { chooseCustomOptions } from './chooseCustomOptions.ts'
import { type AskedAdditions, mergeAdditions } from './lineAdditions.ts'
import type { Purchase } from '../purchases/findPurchase.ts'
import { type ImpliedOptions, type ProductOption, toProductOption } from './productOption.ts'

/** Units of one SKU that have to be in stock for one unit of a line. */
export type Demand = Readonly<{ sku: string; productId: number | null; units: number }>

/** A line that may be written, as far as the catalogue knows. */
export type PlannedLine = Readonly<{
  index: number
  sku: string
  name: string
  quantity: number
  chosen: LineOptions
  optionsChecksum: string | null
  /** A variant is written as its product and what is chosen of it. */
  write: Readonly<{ sku: string; productOption: ProductOption | null; additions: AskedAdditions }>
  demand: readonly Demand[]
}>

export type LineWish = Readonly<{
  input: CartLineInput
  index: number
  language: MessageLanguage
  now: Date
  settings: Pick<StoreSettings, 'allowsZeroPrice'>
}>

/** Checks a wish against what its SKU buys: the line to write, or why it is refused. */
export function planLine(
  purchase: Purchase | null,
  { input, index, language, now, settings }: LineWish,
): PlannedLine | UserError {
  const { sku, quantity = 1 } = input
  const at = (name: string) => ({ field: ['lines', index, name], sku })
  if (purchase === null) return userError(language, 'PRODUCT_NOT_FOUND', at('sku'))
  const { product, variant } = purchase
  const name = variant?.name ?? product.name
  const words = { name }
  const [wrong] = product.errors
  if (wrong !== undefined) return refusedBy(wrong, at('sku'))
  const isOpen =
    variant === null && (product.__typename === 'ConfigurableProduct' || product.__typename === 'GroupedProduct')
  if (isOpen) return userError(language, 'OPTIONS_REQUIRED', { ...at('sku'), words })
  if (!Number.isInteger(quantity) && !product.isSoldByFractions) {
    return userError(language, 'INVALID_QUANTITY', { ...at('quantity'), words })
  }
  if (!hasPrice(purchase, now, settings)) return userError(language, 'PRICE_UNKNOWN', { ...at('sku'), words })
  const bundleOptions = chooseBundle(product.bundleOptions, input.bundleOptions ?? [])
  const customOptions = chooseCustomOptions(product.customOptions, input.customOptions ?? [])
  if (bundleOptions === 'open' || customOptions === 'open') {
    return userError(language, 'OPTIONS_REQUIRED', {
      ...at(bundleOptions === 'open' ? 'bundleOptions' : 'customOptions'),
      words,
    })
  }
  if (bundleOptions === 'unknown') return invalidField(language, 'FIELD_INVALID', at('bundleOptions'))
  if (customOptions === 'unknown') return invalidField(language, 'FIELD_INVALID', at('customOptions'))
  const chosen = { customOptions, bundleOptions }
  return {
    index,
    sku,
    name,
    quantity,
    chosen,
    optionsChecksum: optionsChecksum(chosen),
    write: {
      sku: variant ? product.sku : sku,
      productOption: toProductOption(chosen, impliedOptions(purchase)),
      additions: mergeAdditions({}, input),
    },
    demand: demandOf(purchase, { sku, bundleOptions }),
  }
}

/** A price of 0 is valid if the store allows it. The price of a composite product is that of its parts. */
function hasPrice({ product, variant }: Purchase, now: Date, { allowsZeroPrice }: LineWish['settings']): boolean {
  const price = netPrice(variant?.prices ?? product.prices, now)
  return price !== null && (allowsZeroPrice || price.final > 0 || (variant === null && isMadeOfOthers(product)))
}

function impliedOptions(purchase: Purchase): ImpliedOptions {
  return { variant: variantOptions(purchase), downloads: soldOneByOne(purchase.product) }
}

/** Returns the ids of all files that are sold one by one: a line buys all of them, without a choice. */
function soldOneByOne({ downloads, values }: Purchase['product']): readonly string[] {
  return readFlag(values.links_purchased_separately) === true ? downloads.map(({ linkId }) => linkId) : []
}

function variantOptions({ product, variant }: Purchase) {
  if (variant === null) return []
  return product.options.flatMap(({ attributeId, attributeCode }) => {
    const value = readText(variant.values[attributeCode])
    return attributeId === null || value === null ? [] : [{ option_id: attributeId, option_value: value }]
  })
}

/** A bundle takes its parts from stock, everything else itself. */
function demandOf(
  { product, variant }: Purchase,
  { sku, bundleOptions }: Readonly<{ sku: string; bundleOptions: NonNullable<LineOptions['bundleOptions']> }>,
): readonly Demand[] {
  if (product.__typename !== 'BundleProduct') return [{ sku, productId: variant?.id ?? product.id, units: 1 }]
  return bundleOptions.flatMap(({ optionId, selectionIds, quantity }) => {
    const option = product.bundleOptions.find((candidate) => candidate.optionId === optionId)
    const parts = option?.selections.filter(({ selectionId }) => selectionIds.includes(selectionId)) ?? []
    return parts.map((part) => ({ sku: part.sku, productId: null, units: quantity ?? part.quantity }))
  })
}
