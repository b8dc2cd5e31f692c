import { Big } from 'big.js'
import type { StoreDefinition } from '../stores.ts'
import { creditTerms } from '../credit/orders/creditTerms.ts'

/** A way to pay. Its fee includes tax, in the store's currency. */
export type PaymentMethod = Readonly<{
  code: string
  title: string
  fee: Big
  /** True for store credit, which adds its interest on what the order costs without it. */
  isCredit: boolean
  /** The one to preselect. */
  isDefault: boolean
}>

type Code =
  | 'cashondelivery'
  | 'cardondelivery'
  | 'banktransfer'
  | 'card'
  | 'conveniencestore'
  | 'wallet'
  | 'storecredit'

const TITLES: Readonly<Record<StoreDefinition['language'], Readonly<Record<Code, string>>>> = {
  'es-MX': {
    cashondelivery: 'Efectivo al recibir',
    cardondelivery: 'Tarjeta al recibir',
    banktransfer: 'Transferencia SPEI',
    card: 'Tarjeta de crédito o débito',
    conveniencestore: 'Efectivo en tienda de conveniencia',
    wallet: 'Monedero',
    storecredit: 'Crédito Hogar',
  },
  'de-DE': {
    cashondelivery: 'Barzahlung bei Lieferung',
    cardondelivery: 'Kartenzahlung bei Lieferung',
    banktransfer: 'Überweisung (SEPA)',
    card: 'Kredit- oder Debitkarte',
    conveniencestore: 'Barzahlung im Laden',
    wallet: 'Guthaben',
    storecredit: 'Hogar-Kredit',
  },
  'it-IT': {
    cashondelivery: 'Contanti alla consegna',
    cardondelivery: 'Carta alla consegna',
    banktransfer: 'Bonifico SEPA',
    card: 'Carta di credito o debito',
    conveniencestore: 'Contanti in negozio convenzionato',
    wallet: 'Portafoglio',
    storecredit: 'Credito Hogar',
  },
}

/** Titles of payment methods on delivery, for goods that are picked up in a branch. */
const PICKUP_TITLES: Readonly<Record<StoreDefinition['language'], Readonly<Record<string, string>>>> = {
  'es-MX': { cashondelivery: 'Efectivo al recoger', cardondelivery: 'Tarjeta al recoger' },
  'de-DE': { cashondelivery: 'Barzahlung bei Abholung', cardondelivery: 'Kartenzahlung bei Abholung' },
  'it-IT': { cashondelivery: 'Contanti al ritiro', cardondelivery: 'Carta al ritiro' },
}

/** In the order in which they are offered. */
const CODES: readonly Code[] = [
  'card',
  'banktransfer',
  'conveniencestore',
  'cashondelivery',
  'cardondelivery',
  'wallet',
  'storecredit',
]
/** Fee of the shops that take cash payments, including tax. */
const STORE_FEES: Readonly<Record<StoreDefinition['currency'], string>> = { MXN: '15.00', EUR: '1.50' }
/** Methods that pay before anything is delivered, with money: not with the balance of other gift cards, nor on credit. */
const FOR_GIFT_CARDS: ReadonlySet<string> = new Set<Code>(['card', 'banktransfer', 'conveniencestore'])
const ON_DELIVERY: ReadonlySet<string> = new Set<Code>(['cashondelivery', 'cardondelivery'])

/** Returns true if the money is paid outside the shop's pages: on delivery, by transfer, in a convenience store. */
export function isPaidOffline(method: string): boolean {
  return isPaidOnDelivery(method) || method === 'banktransfer' || method === 'conveniencestore'
}

/** Returns true if the buyer pays when the goods are delivered or picked up. */
export function isPaidOnDelivery(method: string): boolean {
  return ON_DELIVERY.has(method)
}

export type Payer = Readonly<{
  isVirtual: boolean
  /** True if the cart contains a gift card. */
  hasGiftCard?: boolean
  /** True if the goods are picked up in a branch: no courier collects the money. */
  isPickup?: boolean
  /** True if the customer's wallet covers the total of the cart. */
  walletCovers?: boolean
  /** True if the store may grant the customer credit. */
  mayUseCredit?: boolean
}>

/**
 * True if store credit is offered: in Mexico only, to customers with an account, from the minimum to the maximum amount
 * of a credit. Whether it is granted is decided once the order is placed.
 * @param financed what the order costs without credit, with tax
 */
export function mayUseCredit(
  { country }: Pick<StoreDefinition, 'country'>,
  { customerId, financed }: Readonly<{ customerId: number | null; financed: Big }>,
): boolean {
  return country === 'MX' && customerId !== null && creditTerms(financed) !== null
}

/** Returns the payment methods of a cart. A cart without a delivery cannot be paid on delivery. */
export function paymentMethods(store: StoreDefinition, payer: Payer): PaymentMethod[] {
  const offered = CODES.filter((code) => isOffered(code, payer))
  return offered.map((code, at) => ({
    code,
    title: findPaymentTitle(store, code, payer.isPickup),
    fee: new Big(code === 'conveniencestore' ? STORE_FEES[store.currency] : 0),
    isCredit: code === 'storecredit',
    // The card, which is offered for everything: no sofa is sent on the promise of cash.
    isDefault: at === 0,
  }))
}

function isOffered(code: Code, payer: Payer): boolean {
  if (payer.hasGiftCard === true && !FOR_GIFT_CARDS.has(code)) return false
  if (code === 'wallet') return payer.walletCovers === true
  if (code === 'storecredit') return payer.mayUseCredit === true
  return !(payer.isVirtual && isPaidOnDelivery(code))
}

/**
 * Returns the title of a payment method in a store's language, for delivery or pick-up; the code itself when it is
 * unknown.
 */
export function findPaymentTitle({ language }: StoreDefinition, code: string, isPickup = false): string {
  const known: Readonly<Record<string, string>> = TITLES[language]
  return (isPickup ? PICKUP_TITLES[language][code] : undefined) ?? known[code] ?? code
}
