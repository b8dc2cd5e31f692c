import { Big } from 'big.js'
import { currentPrice } from '../../catalogue/currentPrice.ts'
import type { BundleOption, BundleSelection, Product } from '../../catalogue/product.ts'
import { optionsMissing } from '../cartRefusals.ts'
import { type BundleChoice, type LineRequest, parseQuantity } from './lineRequest.ts'
import type { LineCatalogue, LineCore } from './resolvedLine.ts'
import { DISABLED } from '../../catalogue/productStatus.ts'

type Chosen = Readonly<{ option: BundleOption; selection: BundleSelection; quantity: number; product: Product }>

/**
 * A bundle with its selections: costs what is selected (or its own price plus surcharges when that is fixed), and
 * takes every selected part out of stock.
 * @throws PlatformError 400 when a required option is open, a selection does not exist, or too many units are chosen of it.
 */
export function resolveBundle(request: LineRequest, bundle: Product, catalogue: LineCatalogue): LineCore {
  const known = new Set(bundle.bundleOptions.map((option) => option.id))
  if (request.bundle.some((choice) => !known.has(choice.optionId))) throw optionsMissing(bundle.sku)
  const chosen = bundle.bundleOptions.flatMap((option) => chooseFrom(option, request, { bundle, catalogue }))
  if (chosen.length === 0) throw optionsMissing(bundle.sku)
  const parts = chosen.reduce(
    (sum, part) => sum.plus(partPrice(part, bundle, catalogue).times(part.quantity)),
    new Big(0),
  )
  return {
    sku: [bundle.sku, ...chosen.map((part) => part.selection.sku)].join('-'),
    basePrice: bundle.hasFixedPrice ? parts.plus(currentPrice(bundle, catalogue.now).current) : parts,
    options: chosen.map((part) => ({ label: part.option.title, value: `${part.quantity} x ${part.product.name}` })),
    choices: { configurable: [], bundle: choicesOf(chosen) },
    demands: chosen.map((part) => ({ sku: part.selection.sku, quantity: part.quantity })),
  }
}

function chooseFrom(
  option: BundleOption,
  request: LineRequest,
  context: { bundle: Product; catalogue: LineCatalogue },
): Chosen[] {
  const choice = request.bundle.find((candidate) => candidate.optionId === option.id)
  if (choice === undefined) {
    if (option.required) throw optionsMissing(context.bundle.sku)
    return []
  }
  if (choice.selectionIds.length > 1 && !option.isMultiple) throw optionsMissing(context.bundle.sku)
  return [...new Set(choice.selectionIds)].map((id) => {
    const selection = option.selections.find((candidate) => candidate.id === id)
    const product = selection === undefined ? undefined : context.catalogue.products.get(selection.sku)
    if (selection === undefined || product === undefined || product.status >= DISABLED)
      throw optionsMissing(context.bundle.sku)
    const asked = selection.canChangeQuantity && choice.qty !== null ? choice.qty : selection.qty
    return { option, selection, product, quantity: parseQuantity(Math.max(1, asked)) }
  })
}

function partPrice(part: Chosen, bundle: Product, catalogue: LineCatalogue): Big {
  if (bundle.hasFixedPrice) return new Big(part.selection.price ?? 0)
  return new Big(part.selection.price ?? currentPrice(part.product, catalogue.now).current)
}

function choicesOf(chosen: readonly Chosen[]): BundleChoice[] {
  const byOption = Map.groupBy(chosen, (part) => part.option.id)
  return [...byOption].map(([optionId, parts]) => ({
    optionId,
    qty: parts[0]?.quantity ?? 1,
    selectionIds: parts.map((part) => part.selection.id),
  }))
}
