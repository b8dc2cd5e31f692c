import { Big } from 'big.js'
import type { StoreDefinition } from '../stores.ts'
import { priceInclTax } from '../tax/inclTax.ts'
import { taxRate } from '../tax/taxRate.ts'
import type { TaxRule } from '../tax/taxRate.ts'
import { currentPrice } from './currentPrice.ts'
import type { Product } from './product.ts'
import { DISABLED } from './productStatus.ts'
import { type PriceRule, unitPrice } from './unitPrice.ts'

type Prices = Readonly<{ final: number; regular: number; highest: number; highestRegular: number }>

/** One product with its present prices, those of a customer group where it has any: with tax at the top, the same without tax under `tax_adjustments`. */
export function renderListItem(
  product: Product,
  store: StoreDefinition,
  context: PriceRule & Readonly<{ rules: readonly TaxRule[] }>,
) {
  const percent = taxRate(context.rules, { classId: product.taxClassId, country: store.country })?.percent ?? 0
  const net = pricesOf(product, context)
  const gross: Prices = {
    final: withTax(net.final, percent),
    regular: withTax(net.regular, percent),
    highest: withTax(net.highest, percent),
    highestRegular: withTax(net.highestRegular, percent),
  }
  return {
    price_info: {
      ...priceFields(gross, store),
      extension_attributes: {
        msrp: {
          msrp_price: '',
          is_applicable: '',
          is_shown_price_on_gesture: '',
          msrp_message: '',
          explanation_message: '',
        },
        tax_adjustments: priceFields(net, store),
        weee_attributes: [],
        weee_adjustment: '',
      },
    },
    url: product.urlPath ?? '',
    id: product.id,
    sku: product.sku,
    name: product.name,
    type: product.kind,
    store_id: store.id,
    currency_code: store.currency,
  }
}

function pricesOf(product: Product, rule: PriceRule): Prices {
  const children =
    product.kind === 'configurable'
      ? product.children.filter((child) => child.product.status < DISABLED).map((child) => offerOf(child.product, rule))
      : []
  const { regular, current } = children.reduce(
    (best, offer) => (offer.current < best.current ? offer : best),
    children[0] ?? offerOf(product, rule),
  )
  return {
    final: current,
    regular,
    highest: Math.max(current, ...children.map((child) => child.current)),
    highestRegular: Math.max(regular, ...children.map((child) => child.regular)),
  }
}

/** Price of one unit, the customer group's where it is lower. */
function offerOf(product: Product, { now, tierGroup }: PriceRule) {
  const current = unitPrice(product, { rule: { now, tierGroup }, quantity: 1 }).toNumber()
  return { regular: currentPrice(product, now).regular, current }
}

function priceFields(prices: Prices, store: StoreDefinition) {
  const amounts = {
    final_price: prices.final,
    max_price: prices.highest,
    max_regular_price: prices.highestRegular,
    minimal_regular_price: prices.regular,
    special_price: prices.final < prices.regular ? prices.final : null,
    minimal_price: prices.final,
    regular_price: prices.regular,
  }
  const money = new Intl.NumberFormat(store.language, {
    style: 'currency',
    currency: store.currency,
    useGrouping: 'always',
  })
  const formatted = Object.entries(amounts).map(
    ([name, amount]) => [name, amount === null ? null : `<span class="price">${money.format(amount)}</span>`] as const,
  )
  return { ...amounts, formatted_prices: Object.fromEntries(formatted) }
}

function withTax(amount: number, percent: number): number {
  return priceInclTax(new Big(amount), percent).toNumber()
}
