import Big from 'big.js'
import type { ProductPriceMapper } from '../mappers.ts'
import type { PricedItem, PriceFields } from '../products/productDocument.ts'
import { type Source, readCount, readNumber } from '../../parse/readValue.ts'

/** Ways to pay a price other than at once. */
type PriceTerms = Pick<ProductPriceMapper, 'instalments' | 'credit'>

const INSTALMENTS = [
  { months: 12, name: 'price_twelve' },
  { months: 18, name: 'price_eighteen' },
] as const
/** Relative difference below which a price is the one that terms were calculated for. */
const SAME_PRICE = 0.000_1
const CENTS = 2
/** Decimal places beyond which a difference is a rounding remainder. */
const EXACT_PLACES = 6

/** Amount of a term, and the price that it was calculated for, if not the current one. */
type Term = Readonly<{ amount: number; base: number | null; price: number }>

/**
 * Returns instalments and store credit of a product or variant at a price without tax. A variant's own terms precede
 * its product's. Terms are proportional to the price: if they were calculated for another one, the product's or that of
 * an ended offer, they are scaled.
 */
export function priceTerms({ product, variant }: PricedItem, price: number): PriceTerms {
  const ofProduct = { values: product.values, base: basePrice(product.prices) ?? product.priceSpan.minimal }
  // A variant with terms of its own leaves out those that are equal to its product's.
  const hasOwn = variant !== null && (variant.values.credit_fee ?? variant.values.credit_total) !== undefined
  const inherited = hasOwn ? { ...ofProduct, base: null } : ofProduct
  const sources =
    variant === null ? [ofProduct] : [{ values: variant.values, base: basePrice(variant.prices) }, inherited]
  const termOf = (name: string) => readTerm(sources, { name, price })
  const instalments = INSTALMENTS.flatMap(({ months, name }) => {
    const term = termOf(name)
    return term === null ? [] : [{ months, monthly: inForce(term, CENTS) }]
  })
  const weekly = termOf('credit_fee')
  const punctual = termOf('credit_price_pago_puntual')
  if (weekly === null || punctual === null) return { instalments, credit: null }
  const weeks =
    sources.map(({ values }) => readCount(values.credit_weeks)).find((count) => count !== null && count > 0) ?? null
  // Platforms that send whole amounts charge whole amounts.
  const isWhole = Number.isInteger(weekly.amount)
  const weeklyInForce = inForce(weekly, isWhole ? 0 : CENTS)
  const total = termOf('credit_total')
  const exact = (name: string) => exactly(termOf(name))
  return {
    instalments,
    credit: {
      weekly: weeklyInForce,
      weeks,
      last: exact('credit_last'),
      total: total === null ? sumOf(weeklyInForce, weeks) : inForce(total, CENTS),
      interest: exact('credit_interest'),
      punctualWeekly: exact('credit_fee_puntual'),
      punctualTotal: inForce(punctual, CENTS),
      bonus: exact('credit_bonus'),
      bonusPercent: wholePercent(exact('credit_bonus_percent')),
      lateWeek: exact('credit_late_week'),
      annualCost: exact('credit_cat'),
      annualCostPunctual: exact('credit_cat_puntual'),
    },
  }
}

function wholePercent(percent: number | null): number | null {
  return percent === null ? null : Math.round(percent)
}

/** Returns a term that cannot be scaled: null unless it was calculated for the current price. */
function exactly(term: Term | null): number | null {
  return term?.base === null ? term.amount : null
}

/** Returns the sum of equal payments, for platforms that send none; null if their number is unknown. */
function sumOf(weekly: number, weeks: number | null): number | null {
  return weeks === null ? null : new Big(weekly).times(weeks).toNumber()
}

type TermSource = Readonly<{ values: Source; base: number | null }>

/** Reads a term from the first source that has it; null without one. */
function readTerm(
  sources: readonly TermSource[],
  { name, price }: Readonly<{ name: string; price: number }>,
): Term | null {
  const told = sources.find(({ values }) => values[name] !== undefined)
  const amount = told ? readNumber(told.values[name]) : null
  if (!told || amount === null || amount <= 0) return null
  const isOther = told.base !== null && told.base > 0 && Math.abs(price / told.base - 1) > SAME_PRICE
  return { amount, base: isOther ? told.base : null, price }
}

/** Scales a term to the current price, rounded up as platforms do. */
function inForce({ amount, base, price }: Term, places: number): number {
  if (base === null) return amount
  const exact = new Big(amount).times(price).div(base).round(EXACT_PLACES)
  return exact.round(places, Big.roundUp).toNumber()
}

/** Returns the price without tax that a document's terms were calculated for. */
function basePrice({ price, special, final }: PriceFields): number | null {
  return final ?? special ?? (price === 0 ? null : price)
}
