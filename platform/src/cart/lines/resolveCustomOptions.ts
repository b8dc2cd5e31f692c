import { Big } from 'big.js'
import type { CustomOption, Product } from '../../catalogue/product.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import type { CustomChoice } from './lineRequest.ts'
import type { LineOption } from './resolvedLine.ts'

const HUNDRED = 100
const FREE_TEXT_MAX_LENGTH = 500
const REQUIRED_MISSING =
  "The product's required option(s) weren't entered. Make sure the options are entered and try again."

export type CustomOptions = Readonly<{
  choices: readonly CustomChoice[]
  options: readonly LineOption[]
  surcharge: Big
}>

/**
 * Checks custom options and adds up what they cost: a fixed amount, or a percentage of the price without options.
 * @throws PlatformError 400 for a required option left out, an unknown value or too long a text.
 */
export function resolveCustomOptions(
  choices: readonly CustomChoice[],
  product: Product,
  basePrice: Big,
): CustomOptions {
  const wanted = new Map(choices.map((choice) => [choice.optionId, choice.value]))
  const resolved = product.customOptions.flatMap((option) => {
    const value = wanted.get(option.id)
    if (value !== undefined) return [resolveOption(option, value, { product, basePrice })]
    if (option.required) throw new PlatformError(400, REQUIRED_MISSING, { sku: product.sku })
    return []
  })
  return {
    choices: resolved.map(({ choice }) => choice),
    options: resolved.map(({ shown }) => shown),
    surcharge: resolved.reduce((sum, { surcharge }) => sum.plus(surcharge), new Big(0)),
  }
}

function resolveOption(option: CustomOption, value: string, context: { product: Product; basePrice: Big }) {
  const { product, basePrice } = context
  if (option.values.length === 0) {
    const longest = option.maxCharacters > 0 ? option.maxCharacters : FREE_TEXT_MAX_LENGTH
    if (value.length > longest)
      throw new PlatformError(400, `The text for "${option.title}" is too long: at most ${longest} characters.`, {
        sku: product.sku,
        reason: 'OPTION_TEXT_TOO_LONG',
      })
    return {
      choice: { optionId: option.id, value },
      shown: { label: option.title, value },
      surcharge: surchargeOf(option, basePrice),
    }
  }
  const picked = [...new Set(value.split(','))].sort().map((id) => {
    const found = option.values.find((candidate) => candidate.id === id.trim())
    if (found === undefined) throw new PlatformError(400, REQUIRED_MISSING, { sku: product.sku })
    return found
  })
  return {
    choice: { optionId: option.id, value: picked.map(({ id }) => id).join(',') },
    shown: { label: option.title, value: picked.map(({ title }) => title).join(', ') },
    surcharge: picked.reduce((sum, item) => sum.plus(surchargeOf(item, basePrice)), new Big(0)),
  }
}

function surchargeOf(item: Readonly<{ price: number; priceType: 'fixed' | 'percent' }>, basePrice: Big): Big {
  return item.priceType === 'percent' ? basePrice.times(item.price).div(HUNDRED).round(4) : new Big(item.price)
}
