import type { StoreDefinition } from '../stores.ts'

type Titles = Readonly<
  Record<'subtotal' | 'shipping' | 'payment' | 'interest' | 'discount' | 'tax' | 'grandTotal', string>
>

const TITLES: Readonly<Record<StoreDefinition['language'], Titles>> = {
  'es-MX': {
    subtotal: 'Subtotal',
    shipping: 'Envío',
    payment: 'Comisión de pago',
    interest: 'Intereses',
    discount: 'Descuento',
    tax: 'IVA',
    grandTotal: 'Total',
  },
  'de-DE': {
    subtotal: 'Zwischensumme',
    shipping: 'Versand',
    payment: 'Zahlungsgebühr',
    interest: 'Zinsen',
    discount: 'Rabatt',
    tax: 'MwSt.',
    grandTotal: 'Gesamtsumme',
  },
  'it-IT': {
    subtotal: 'Subtotale',
    shipping: 'Spedizione',
    payment: 'Commissione di pagamento',
    interest: 'Interessi',
    discount: 'Sconto',
    tax: 'IVA',
    grandTotal: 'Totale',
  },
}

/** Names of the totals in the store's language. */
export function totalTitles(store: StoreDefinition): Titles {
  return TITLES[store.language]
}
