import Big from 'big.js'
import { roundEuros, roundPesos } from '../../plan/roundPrice.ts'
import type { StoreView } from '../storeView.ts'

/** Prices of one buyable thing in the store's currency, tax included. */
export type ShelfPrice = Readonly<{ regular: number; special: number | null }>

const PRICE_DECIMALS = 4

/** Prices without tax by percent and price: products share few prices, and each document tells several of them. */
const netPrices = new Map<string, number>()

/** A price without tax, with four decimals so that adding the tax gives the shelf price to the cent again. */
export function withoutTax(amount: number, { taxPercent }: Pick<StoreView, 'taxPercent'>): number {
  const key = `${taxPercent} ${amount}`
  const net =
    netPrices.get(key) ?? new Big(amount).div(new Big(100).plus(taxPercent).div(100)).round(PRICE_DECIMALS).toNumber()
  netPrices.set(key, net)
  return net
}

/** Returns the shelf price in this store for a price in pesos and a discount in whole percent. */
export function shelfPrice(pesos: number, discount: number, view: StoreView): ShelfPrice {
  const round = view.store.currency === 'MXN' ? roundPesos : roundEuros
  const regular = view.store.currency === 'MXN' ? pesos : roundEuros(pesos)
  const reduced = (pesos * (100 - discount)) / 100
  const special = round(reduced)
  return { regular, special: discount > 0 && special < regular ? special : null }
}

/** Returns the price to pay: the special price where there is one. */
export function payable(price: ShelfPrice): number {
  return price.special ?? price.regular
}

/** Whole percent off, as the badge says it. */
export function percentOff(price: ShelfPrice): number {
  if (price.special === null) return 0
  return new Big(price.regular).minus(price.special).div(price.regular).times(100).round().toNumber()
}

/** The price that speaks for several: the lowest to pay. */
export function cheapestOf(prices: readonly [ShelfPrice, ...ShelfPrice[]]): ShelfPrice {
  return prices.reduce((best, price) => (payable(price) < payable(best) ? price : best))
}

/**
 * The numeric price fields of a document, without tax, for what can be bought under it: itself when it is simple, its
 * children when it is configurable. The cheapest speaks for all; `max_*` is the dearest.
 */
export function priceFields(prices: readonly [ShelfPrice, ...ShelfPrice[]], view: StoreView) {
  const cheapest = cheapestOf(prices)
  const net = (amount: number) => withoutTax(amount, view)
  const final = net(payable(cheapest))
  return {
    price: net(cheapest.regular),
    special_price: cheapest.special === null ? null : net(cheapest.special),
    final_price: final,
    minimal_price: final,
    max_price: net(Math.max(...prices.map(payable))),
    regular_price: net(cheapest.regular),
    minimal_regular_price: net(Math.min(...prices.map((price) => price.regular))),
    max_regular_price: net(Math.max(...prices.map((price) => price.regular))),
  }
}
