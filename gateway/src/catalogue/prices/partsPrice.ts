import Big from 'big.js'
import type { GraphContext } from '../../app/context.ts'
import type { PriceRule } from './itemPrice.ts'
import { priceNeeds } from './priceNeeds.ts'
import type { ProductDocument } from '../products/productDocument.ts'
import { type ProductNetPrice, productPrice } from './productPrice.ts'
import { BASE_FIELDS, fieldsNamed, sourceFields } from '../products/sourceFields.ts'

/** Part of a product, and its quantity. */
export type Part = Readonly<{ product: ProductDocument; quantity: number }>

const LINK_FIELDS = fieldsNamed([...BASE_FIELDS, 'bundle_options', 'product_links', 'links'])
const PRICE_COORDINATES: ReadonlySet<string> = new Set(['Product.price'])

type Amounts = Readonly<{ regular: number; final: number }>

/**
 * Returns the price of a product whose document names none: for a bundle the sum of its default selections, price times
 * quantity; for a group the price of its cheapest part. A missing part counts 0. Returns null if no part has a price.
 */
export function partsPrice(
  kind: ProductDocument['__typename'],
  parts: readonly Part[],
  rule: PriceRule,
): ProductNetPrice | null {
  const prices = parts.flatMap(({ product, quantity }) => {
    const price = productPrice(product, rule)
    return price === null || quantity < 0 ? [] : [{ ...price, quantity }]
  })
  const [first, ...rest] = prices
  if (!first) return null
  if (kind !== 'BundleProduct') {
    const { quantity: _, ...cheapest } = rest.reduce((best, price) => (price.final < best.final ? price : best), first)
    const isFrom = prices.some(({ final }) => final !== cheapest.final)
    return { ...cheapest, offerFrom: null, offerUntil: null, isFrom }
  }
  const gross = prices.flatMap((price) => (price.gross ? [{ ...price.gross, quantity: price.quantity }] : []))
  const isWholesale = prices.some(({ publicPrice }) => publicPrice !== undefined)
  const publics = prices.map((price) => ({ ...price, final: price.publicPrice ?? price.final }))
  return {
    ...sumOf(prices),
    ...(isWholesale ? { publicPrice: sumOf(publics).final } : {}),
    gross: gross.length === prices.length ? sumOf(gross) : null,
    offerFrom: null,
    offerUntil: null,
    lowest: null,
    isFrom: true,
  }
}

/** Loads the default parts of bundles and the parts of groups, in one search per request. */
export async function readParts(
  { sku }: ProductDocument,
  { loaders, settings }: GraphContext,
): Promise<readonly Part[]> {
  const whole = await loaders.products(LINK_FIELDS).own.load(sku)
  if (whole === null) return []
  const { own } = loaders.products(sourceFields(PRICE_COORDINATES, priceNeeds(settings)))
  const found = await Promise.all(
    proposed(whole).map(async ({ sku: part, quantity }) => ({ product: await own.load(part), quantity })),
  )
  return found.flatMap(({ product, quantity }) => (product ? [{ product, quantity }] : []))
}

function proposed({ __typename, links, bundleOptions }: ProductDocument) {
  if (__typename !== 'BundleProduct') return links.filter(({ kind }) => kind === 'associated')
  return bundleOptions.flatMap(({ selections }) => selections.filter(({ isDefault }) => isDefault))
}

function sumOf(prices: readonly (Amounts & Readonly<{ quantity: number }>)[]): Amounts {
  const sum = (name: keyof Amounts) =>
    prices.reduce((total, price) => total.plus(new Big(price[name]).times(price.quantity)), new Big(0)).toNumber()
  return { regular: sum('regular'), final: sum('final') }
}
