import Big from 'big.js'
import { CREDIT_YEARLY_RATE } from '../../checkout/limits.ts'
import { text } from '../language.ts'
import type { Text } from '../language.ts'
import {
  CREDIT_PROMPT_BONUS,
  CREDIT_WEEKS,
  EXPRESS_UP_TO_KG,
  FREE_DELIVERY_FROM_MXN,
  INSTALMENTS_FROM_MXN,
  MONTHS_LONG_PLAN,
  MONTHS_SHORT_PLAN,
  NEW_PRODUCT_DAYS,
  PESOS_PER_EURO,
} from '../limits.ts'
import type { PlannedProduct } from '../plan/plannedProduct.ts'
import { hashText } from '../random.ts'
import { payable, percentOff } from './priceFields.ts'
import type { ShelfPrice } from './priceFields.ts'
import type { StoreView } from './storeView.ts'

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
  text: text('Meses sin intereses', '0 % Finanzierung', 'Rate a tasso zero'),
  color: '#6b3b12',
  background: '#fbeadb',
}

const cents = (amount: Big) => amount.round(2, Big.roundUp).toNumber()

/** An amount that is told in pesos, in the store's currency. */
const inCurrency = (pesos: number, { store }: StoreView) => (store.currency === 'MXN' ? pesos : pesos / PESOS_PER_EURO)

/**
 * Instalments and store credit for a price with tax. There are none for less than what cards take in instalments; credit
 * is a Mexican service, null elsewhere.
 */
export function instalmentFields(amount: number, view: StoreView) {
  const price = new Big(amount)
  const interest = price.times(CREDIT_YEARLY_RATE)
  const hasCredit = view.store.country === 'MX'
  const hasMonths = amount >= inCurrency(INSTALMENTS_FROM_MXN, view)
  return {
    price_twelve: hasMonths ? cents(price.div(MONTHS_SHORT_PLAN)) : null,
    price_eighteen: hasMonths ? cents(price.div(MONTHS_LONG_PLAN)) : null,
    credit_price_pago_puntual: hasCredit
      ? cents(price.plus(interest.times(new Big(1).minus(CREDIT_PROMPT_BONUS))))
      : null,
    credit_fee: hasCredit ? price.plus(interest).div(CREDIT_WEEKS).round(0, Big.roundUp).toNumber() : null,
  }
}

/** What a card promises has to hold for the price beside it, an offer's too. */
function tagsOf(product: PlannedProduct, paid: number, view: StoreView): Tag[] {
  const [{ measures }] = product.variants
  if (product.family.virtual) return []
  const tags: Tag[] = []
  if (paid >= inCurrency(FREE_DELIVERY_FROM_MXN, view)) tags.push(FREE_DELIVERY)
  else if (measures[3] <= EXPRESS_UP_TO_KG) tags.push(EXPRESS)
  if (paid >= inCurrency(INSTALMENTS_FROM_MXN, view) && hashText(`${product.sku} tags`) % 3 > 0) tags.push(NO_INTEREST)
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

function dayAt(view: StoreView, days: number, time: string): string {
  return `${new Date(view.today.getTime() + days * MS_PER_DAY).toISOString().slice(0, 10)} ${time}`
}

/** First and last second of a product's offer around the store's day. */
export function offerWindow(sku: string, view: StoreView) {
  const key = hashText(`${sku} window`)
  return {
    special_from_date: dayAt(view, -(key % 12), '00:00:00'),
    special_to_date: dayAt(view, 10 + (key % 60), '23:59:59'),
  }
}

/** Whether a product counts as new. */
export function isNew(ageDays: number): boolean {
  return ageDays < NEW_PRODUCT_DAYS
}

/** Everything that promotes a product on its card: percent, offer dates, new and sale flags, tags, instalments. */
export function promotionFields(
  product: PlannedProduct,
  cheapest: ShelfPrice,
  view: StoreView,
): Record<string, unknown> {
  const onOffer = cheapest.special !== null
  return {
    discount: percentOff(cheapest),
    sale: onOffer ? '1' : '0',
    new: isNew(product.ageDays) ? '1' : '0',
    ...(onOffer ? offerWindow(product.sku, view) : { special_from_date: null, special_to_date: null }),
    ...instalmentFields(payable(cheapest), view),
    ...tagFields(tagsOf(product, payable(cheapest), view), view),
  }
}
