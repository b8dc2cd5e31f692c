import Big from 'big.js'
import { creditTerms } from '@hogar/platform/credit/orders/creditTerms.ts'
import { MONTHS_FROM, MONTHS_WITHOUT_INTEREST } from '@hogar/platform/checkout/limits.ts'
import { text } from '@hogar/platform/language.ts'
import type { Text } from '@hogar/platform/language.ts'
import { EXPRESS_UP_TO_KG, FREE_DELIVERY_FROM_MXN, NEW_PRODUCT_DAYS, PESOS_PER_EURO } from '../../limits.ts'
import type { Measures } from '../../families/family.ts'
import type { PlannedProduct } from '../../plan/plannedProduct.ts'
import { hashText } from '../../random.ts'
import { payable, percentOff } from './priceFields.ts'
import type { ShelfPrice } from './priceFields.ts'
import type { StoreView } from '../storeView.ts'

type Tag = Readonly<{ text: Text; color: string; background: string }>

const FREE_DELIVERY: Tag = {
  text: text('Envío gratis', 'Gratisversand', 'Spedizione gratuita'),
  color: '#0b5a3c',
  background: '#dff2e8',
}
const EXPRESS: Tag = {
  text: text('Entrega 48 h', 'Lieferung in 48 Std.', 'Consegna in 48 h'),
  color: '#1d3f72',
  background: '#e1ebf8',
}
const NO_INTEREST: Tag = {
  text: text('Meses sin intereses', 'Monatsraten zinsfrei', 'Rate a tasso zero'),
  color: '#6b3b12',
  background: '#fbeadb',
}

const cents = (amount: Big) => amount.round(2, Big.roundUp).toNumber()

/** Converts an amount in pesos to the store's currency. */
const inCurrency = (pesos: number, { store }: StoreView) => (store.currency === 'MXN' ? pesos : pesos / PESOS_PER_EURO)

type InstalmentFields = Readonly<ReturnType<typeof computeInstalments>>

/** Instalments by store and price: the cost of a credit takes longer to compute than all else of a document, and prices recur. */
const instalments = new Map<string, InstalmentFields>()

/**
 * Returns instalments and store credit for a price with tax. Instalments are null below the minimum amount of cards.
 * Credit is null outside Mexico and below the minimum amount of credit.
 */
export function instalmentFields(amount: number, view: Pick<StoreView, 'store'>): InstalmentFields {
  const key = `${view.store.code} ${amount}`
  const fields = instalments.get(key) ?? computeInstalments(amount, view)
  instalments.set(key, fields)
  return fields
}

function computeInstalments(amount: number, view: Pick<StoreView, 'store'>) {
  const price = new Big(amount)
  const [short, long] = MONTHS_WITHOUT_INTEREST
  const hasMonths = amount >= MONTHS_FROM[view.store.currency]
  const credit = view.store.country === 'MX' ? creditTerms(price) : null
  return {
    price_twelve: hasMonths ? cents(price.div(short)) : null,
    price_eighteen: hasMonths ? cents(price.div(long)) : null,
    credit_price_pago_puntual: credit && credit.punctualTotal.toNumber(),
    credit_fee: credit && credit.weekly.toNumber(),
    credit_weeks: credit && credit.weeks,
    credit_last: credit && credit.last.toNumber(),
    credit_total: credit && credit.total.toNumber(),
    credit_interest: credit && credit.interest.toNumber(),
    credit_cat: credit && credit.annualCost,
    credit_fee_puntual: credit && credit.punctualWeekly.toNumber(),
    credit_bonus: credit && credit.bonus.toNumber(),
    credit_bonus_percent: credit && credit.bonusPercent,
    credit_cat_puntual: credit && credit.annualCostPunctual,
    credit_late_week: credit && credit.lateWeek.toNumber(),
  }
}

type Tagged = Pick<PlannedProduct, 'sku' | 'family'>
type Priced = Readonly<{ weight: number; paid: number }>

/** Claims have to hold for the price and the weight beside them, an offer's and a variant's too. */
function tagsOf({ sku, family }: Tagged, { weight, paid }: Priced, view: StoreView): Tag[] {
  if (family.virtual) return []
  const tags: Tag[] = []
  if (paid >= inCurrency(FREE_DELIVERY_FROM_MXN, view)) tags.push(FREE_DELIVERY)
  else if (weight <= EXPRESS_UP_TO_KG && !family.madeToOrder) tags.push(EXPRESS)
  if (paid >= MONTHS_FROM[view.store.currency] && hashText(`${sku} tags`) % 3 > 0) tags.push(NO_INTEREST)
  return tags
}

function tagFields(tags: readonly Tag[], view: StoreView): Record<string, string> {
  const entries = tags.flatMap((tag, index) => [
    [`omni_tag_${index + 1}_text`, tag.text[view.language]],
    [`omni_tag_${index + 1}_color`, tag.color],
    [`omni_tag_${index + 1}_background`, tag.background],
  ])
  return Object.fromEntries(entries)
}

const MS_PER_DAY = 86_400_000

function dayAt(view: StoreView, days: number): string {
  return `${new Date(view.today.getTime() + days * MS_PER_DAY).toISOString().slice(0, 10)} 00:00:00`
}

/** First second of a product's offer, and its last day, which holds to its end where the store is. */
export function offerWindow(sku: string, view: StoreView) {
  const key = hashText(`${sku} window`)
  return {
    special_from_date: dayAt(view, -(key % 12)),
    special_to_date: dayAt(view, 10 + (key % 60)),
  }
}

/** Since when and until when a price is an offer; nulls for a regular one. */
export function offerFields({ sku }: Pick<PlannedProduct, 'sku'>, price: ShelfPrice, view: StoreView) {
  return price.special === null ? { special_from_date: null, special_to_date: null } : offerWindow(sku, view)
}

/** True if a product counts as new. */
export function isNew(ageDays: number): boolean {
  return ageDays < NEW_PRODUCT_DAYS
}

type Offered = Readonly<{ price: ShelfPrice; measures: Measures }>

/**
 * Everything that promotes a product or a variant on its card: percent, offer dates, new and sale flags, tags,
 * instalments.
 */
export function promotionFields(
  product: PlannedProduct,
  { price, measures: [, , , weight] }: Offered,
  view: StoreView,
): Record<string, unknown> {
  const paid = payable(price)
  return {
    discount: percentOff(price),
    sale: price.special === null ? '0' : '1',
    new: isNew(product.ageDays) ? '1' : '0',
    ...offerFields(product, price, view),
    ...instalmentFields(paid, view),
    ...tagFields(tagsOf(product, { weight, paid }, view), view),
  }
}
