import type { StoreDefinition } from '../stores.ts'

export type PaymentMethod = Readonly<{ code: string; title: string }>

type Titles = Readonly<Record<'cashondelivery' | 'cardondelivery' | 'banktransfer', string>>

const TITLES: Readonly<Record<StoreDefinition['language'], Titles>> = {
  'es-MX': {
    cashondelivery: 'Efectivo al recibir',
    cardondelivery: 'Tarjeta al recibir',
    banktransfer: 'Transferencia SPEI',
  },
  'de-DE': {
    cashondelivery: 'Barzahlung bei Lieferung',
    cardondelivery: 'Kartenzahlung bei Lieferung',
    banktransfer: 'Überweisung (SEPA)',
  },
  'it-IT': {
    cashondelivery: 'Contanti alla consegna',
    cardondelivery: 'Carta alla consegna',
    banktransfer: 'Bonifico SEPA',
  },
}

/** How a cart can be paid. What is never delivered cannot be paid on delivery. */
export function paymentMethods(store: StoreDefinition, isVirtual: boolean): PaymentMethod[] {
  const titles = TITLES[store.language]
  const onDelivery = ['cashondelivery', 'cardondelivery'] as const
  const codes = isVirtual ? (['banktransfer'] as const) : ([...onDelivery, 'banktransfer'] as const)
  return codes.map((code) => ({ code, title: titles[code] }))
}
