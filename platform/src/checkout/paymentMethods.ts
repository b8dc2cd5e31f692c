import { Big } from 'big.js'
import type { StoreDefinition } from '../stores.ts'
import { CREDIT_YEARLY_RATE } from './limits.ts'

/** A way to pay. Its fee is excluding tax, in the store's currency. */
export type PaymentMethod = Readonly<{
  code: string
  title: string
  fee: Big
  /** What credit adds for each unit of money that the goods cost after discounts; 0 for what is no credit. */
  interest: Big
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

/** In the order in which they are offered. */
const CODES: readonly Code[] = [
  'cashondelivery',
  'cardondelivery',
  'banktransfer',
  'card',
  'conveniencestore',
  'wallet',
  'storecredit',
]
/** What the shops that take the money keep for it, excluding tax: with it 15.00 MXN and 1.50 EUR. */
const STORE_FEES: Readonly<Record<StoreDefinition['country'], string>> = { MX: '12.93', DE: '1.26', IT: '1.23' }
const ON_DELIVERY: ReadonlySet<Code> = new Set(['cashondelivery', 'cardondelivery'])

export type Payer = Readonly<{
  isVirtual: boolean
  /** Somebody whose wallet holds what the cart comes to. */
  walletCovers?: boolean
  /** Somebody to whom the store may lend. */
  mayUseCredit?: boolean
}>

/** Credit is a Mexican service, for whoever has an account. Whether it is granted is decided once the order is placed. */
export function mayUseCredit({ country }: Pick<StoreDefinition, 'country'>, customerId: number | null): boolean {
  return country === 'MX' && customerId !== null
}

/** How a cart can be paid. What is never delivered cannot be paid on delivery. */
export function paymentMethods(store: StoreDefinition, payer: Payer): PaymentMethod[] {
  const titles = TITLES[store.language]
  return CODES.filter((code) => isOffered(code, payer)).map((code) => ({
    code,
    title: titles[code],
    fee: new Big(code === 'conveniencestore' ? STORE_FEES[store.country] : 0),
    interest: new Big(code === 'storecredit' ? CREDIT_YEARLY_RATE : 0),
  }))
}

function isOffered(code: Code, payer: Payer): boolean {
  if (code === 'wallet') return payer.walletCovers === true
  if (code === 'storecredit') return payer.mayUseCredit === true
  return !(payer.isVirtual && ON_DELIVERY.has(code))
}

/** How a payment method is called in a store's language; its code when it is none of ours. */
export function findPaymentTitle(store: StoreDefinition, code: string): string {
  const known: Readonly<Record<string, string>> = TITLES[store.language]
  return known[code] ?? code
}
