import { Big } from 'big.js'
import type { StoreDefinition } from '../stores.ts'

/** A way to pay. Its fee is excluding tax, in the store's currency. */
export type PaymentMethod = Readonly<{ code: string; title: string; fee: Big }>

type Code = 'cashondelivery' | 'cardondelivery' | 'banktransfer' | 'card' | 'conveniencestore' | 'wallet'

const TITLES: Readonly<Record<StoreDefinition['language'], Readonly<Record<Code, string>>>> = {
  'es-MX': {
    cashondelivery: 'Efectivo al recibir',
    cardondelivery: 'Tarjeta al recibir',
    banktransfer: 'Transferencia SPEI',
    card: 'Tarjeta de crédito o débito',
    conveniencestore: 'Efectivo en tienda de conveniencia',
    wallet: 'Monedero',
  },
  'de-DE': {
    cashondelivery: 'Barzahlung bei Lieferung',
    cardondelivery: 'Kartenzahlung bei Lieferung',
    banktransfer: 'Überweisung (SEPA)',
    card: 'Kredit- oder Debitkarte',
    conveniencestore: 'Barzahlung im Laden',
    wallet: 'Guthaben',
  },
  'it-IT': {
    cashondelivery: 'Contanti alla consegna',
    cardondelivery: 'Carta alla consegna',
    banktransfer: 'Bonifico SEPA',
    card: 'Carta di credito o debito',
    conveniencestore: 'Contanti in negozio convenzionato',
    wallet: 'Portafoglio',
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
]
/** What the shops that take the money keep for it, excluding tax: with it 15.00 MXN and 1.50 EUR. */
const STORE_FEES: Readonly<Record<StoreDefinition['country'], string>> = { MX: '12.93', DE: '1.26', IT: '1.23' }
const ON_DELIVERY: ReadonlySet<Code> = new Set(['cashondelivery', 'cardondelivery'])

export type Payer = Readonly<{
  isVirtual: boolean
  /** Somebody with an account: guests have no wallet. */
  isCustomer?: boolean
}>

/** How a cart can be paid. What is never delivered cannot be paid on delivery. */
export function paymentMethods(store: StoreDefinition, { isVirtual, isCustomer = false }: Payer): PaymentMethod[] {
  const titles = TITLES[store.language]
  return CODES.filter((code) => !(isVirtual && ON_DELIVERY.has(code)) && (isCustomer || code !== 'wallet')).map(
    (code) => ({
      code,
      title: titles[code],
      fee: new Big(code === 'conveniencestore' ? STORE_FEES[store.country] : 0),
    }),
  )
}

/** How a payment method is called in a store's language; its code when it is none of ours. */
export function findPaymentTitle(store: StoreDefinition, code: string): string {
  const known: Readonly<Record<string, string>> = TITLES[store.language]
  return known[code] ?? code
}
