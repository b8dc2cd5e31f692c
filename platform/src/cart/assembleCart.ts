import type { Big } from 'big.js'
import { parseAddress } from '../checkout/address.ts'
import { type PaymentMethod, mayUseCredit, paymentMethods } from '../checkout/paymentMethods.ts'
import { isPickupCarrier, findShippingMethod, shippingMethods } from '../checkout/shippingMethods.ts'
import type { ShippingMethod } from '../checkout/shippingMethods.ts'
import type { Database } from '../database/schema.ts'
import { isGiftCard } from '../giftcards/giftCardOffer.ts'
import type { StoreDefinition } from '../stores.ts'
import { loadTaxRules } from '../tax/loadTaxRules.ts'
import { GOODS_TAX_CLASS } from '../tax/goodsTaxClass.ts'
import { taxRate } from '../tax/taxRate.ts'
import type { TaxRule } from '../tax/taxRate.ts'
import { walletCovers } from '../checkout/walletCovers.ts'
import type { CartRow } from './cartRepository.ts'
import { cartTotals, priceGoods, subtotalInclTax } from './cartTotals.ts'
import type { CartTotals } from './cartTotals.ts'
import type { Discount, PaymentCharge, PricedLine, ShippingCharge } from './totalsInput.ts'
import { financedAmount } from './paymentCost.ts'
import { withCreditOffer } from './withCreditOffer.ts'
import { giftOf } from './gift.ts'
import { isCouponValid, loadCoupon } from './coupon.ts'
import type { CartLine } from './lines/cartLine.ts'
import { type CartLines, readLines } from './lines/readLines.ts'
import type { ResolvedLine } from './lines/resolvedLine.ts'

/** A cart with everything that follows from it today: lines, prices, taxes, ways to ship it. */
export type AssembledCart = Readonly<{
  cart: CartRow
  store: StoreDefinition
  lines: readonly CartLine[]
  taxRules: readonly TaxRule[]
  isVirtual: boolean
  mayUseCredit: boolean
  /** True if a line is a gift card. */
  hasGiftCard: boolean
  subtotalInclTax: Big
  shippingMethods: readonly ShippingMethod[]
  shippingMethod: ShippingMethod | null
  paymentMethod: PaymentMethod | null
  totals: CartTotals
  /** The totals without what the way of paying adds. */
  unpaidTotals: CartTotals
}>

/** Reads a cart's rows and prices them from the documents as they are now. */
export async function assembleCart(db: Database, cart: CartRow): Promise<AssembledCart> {
  return priceCart(db, await readLines(db, cart))
}

/** Prices the lines of a cart: taxes, ways to ship and to pay it, totals. */
export async function priceCart(db: Database, { cart, store, lines }: CartLines): Promise<AssembledCart> {
  const rules = await loadTaxRules(db, store)
  const priced = lines.map((line) => pricedLine(line, rules, store))
  const giftCards = new Set(lines.filter(isGiftCard).map(({ itemId }) => itemId))
  // Gift cards are money: they bring no free delivery, and no coupon makes them cheaper.
  const subtotal = subtotalInclTax(priced.filter(({ itemId }) => !giftCards.has(itemId)))
  const isVirtual = isVirtualCart(lines)
  const country = parseAddress(cart.shipping_address).country_id ?? store.country
  const methods = shippingMethods({
    store,
    country,
    isVirtual,
    isEmpty: lines.length === 0,
    isBranchDeliveryOnly: lines.some((line) => line.isBranchDeliveryOnly),
    isMadeToOrder: lines.some((line) => line.isMadeToOrder),
    subtotalInclTax: subtotal,
  })
  const method =
    cart.carrier_code === null ? null : findShippingMethod(methods, cart.carrier_code, cart.method_code ?? '')
  const discount = giftCards.size > 0 ? null : await cartDiscount(db, cart, { store, subtotal })
  const shipping = method === null ? null : shippingCharge(method, rules, store)
  const goods = priceGoods({ store, lines: priced, shipping, discount })
  const unpaid = cartTotals(goods, null)
  const borrower = { customerId: cart.customer_id, financed: financedAmount(unpaid) }
  const isPickup = isPickupCarrier(method?.carrierCode)
  const hasGiftCard = giftCards.size > 0
  const payer = { isVirtual, isPickup, hasGiftCard, mayUseCredit: mayUseCredit(store, borrower) }
  // Read only where it decides: most carts are not paid out of a wallet, and every totals request comes through here.
  const isCovered = cart.payment_method === 'wallet' && (await walletCovers(db, cart, unpaid))
  const offered = paymentMethods(store, { ...payer, walletCovers: isCovered })
  const paymentMethod = offered.find(({ code }) => code === cart.payment_method) ?? null
  const creditMonths = cart.credit_months ?? undefined
  // The way of paying stays with an emptied cart, for what is put in next. There is nothing to charge for it until then.
  const charged = lines.length === 0 ? null : paymentMethod
  const payment = charged === null ? null : paymentCharge({ ...charged, creditMonths }, rules, store)
  const totals = payment === null ? unpaid : cartTotals(goods, payment)
  return {
    cart,
    store,
    lines,
    taxRules: rules,
    ...payer,
    subtotalInclTax: subtotal,
    shippingMethods: methods,
    shippingMethod: method,
    paymentMethod,
    totals: withGift(payment?.isCredit === true ? await withCreditOffer(db, totals, creditMonths) : totals, cart),
    unpaidTotals: unpaid,
  }
}

function withGift(totals: CartTotals, cart: CartRow): CartTotals {
  const gift = giftOf(cart)
  return gift === null ? totals : { ...totals, gift_message: gift }
}

/** Only services and downloads: nothing to deliver. */
export function isVirtualCart(lines: readonly Pick<ResolvedLine, 'kind'>[]): boolean {
  return lines.length > 0 && lines.every((line) => line.kind === 'virtual' || line.kind === 'downloadable')
}

function pricedLine(line: CartLine, rules: readonly TaxRule[], store: StoreDefinition): PricedLine {
  const rate = taxRate(rules, { classId: line.taxClassId, country: store.country })
  return {
    itemId: line.itemId,
    name: line.name,
    qty: line.qty,
    unitPrice: line.unitPrice,
    taxPercent: rate?.percent ?? 0,
    taxCode: rate?.code ?? '',
    options: line.options,
  }
}

function shippingCharge(method: ShippingMethod, rules: readonly TaxRule[], store: StoreDefinition): ShippingCharge {
  const rate = taxRate(rules, { classId: GOODS_TAX_CLASS, country: store.country })
  return {
    amount: method.amount,
    taxPercent: rate?.percent ?? 0,
    taxCode: rate?.code ?? '',
    title: `${method.carrierTitle} - ${method.methodTitle}`,
  }
}

/** Null for a method that costs nothing. Its fee is taxed as shipping is: it is part of what is sold. */
function paymentCharge(
  { code, fee, isCredit, title, creditMonths }: PaymentMethod & Readonly<{ creditMonths: number | undefined }>,
  rules: readonly TaxRule[],
  store: StoreDefinition,
): PaymentCharge | null {
  if (fee.eq(0) && !isCredit) return null
  const rate = taxRate(rules, { classId: GOODS_TAX_CLASS, country: store.country })
  return { code, amount: fee, isCredit, creditMonths, taxPercent: rate?.percent ?? 0, taxCode: rate?.code ?? '', title }
}

/** The cart's coupon while its conditions hold; it comes back by itself when they do again. */
async function cartDiscount(
  db: Database,
  cart: CartRow,
  worth: { store: StoreDefinition; subtotal: Big },
): Promise<Discount | null> {
  if (cart.coupon_code === null) return null
  const coupon = await loadCoupon(db, cart.coupon_code)
  const circumstances = {
    customerId: cart.customer_id,
    currency: worth.store.currency,
    subtotalInclTax: worth.subtotal,
    now: new Date(),
  }
  return coupon !== null && isCouponValid(coupon, circumstances)
    ? { code: coupon.code, kind: coupon.kind, value: coupon.value }
    : null
}
