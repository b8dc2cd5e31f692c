import type { Language } from '@hogar/schema/stores.ts'

type Titles = Readonly<Record<string, string>>

const TITLES: Readonly<Record<Language, Titles>> = {
  'es-MX': {
    subtotal: 'Subtotal',
    shipping: 'Envío',
    payment: 'Comisión de pago',
    interest: 'Intereses',
    discount: 'Descuento',
    tax: 'IVA',
    grand_total: 'Total',
  },
  'de-DE': {
    subtotal: 'Zwischensumme',
    shipping: 'Versand',
    payment: 'Zahlungsgebühr',
    interest: 'Zinsen',
    discount: 'Rabatt',
    tax: 'MwSt.',
    grand_total: 'Gesamtsumme',
  },
  'it-IT': {
    subtotal: 'Subtotale',
    shipping: 'Spedizione',
    payment: 'Commissione di pagamento',
    interest: 'Interessi',
    discount: 'Sconto',
    tax: 'IVA',
    grand_total: 'Totale',
  },
}

/** Name of a row of the totals. What the platform says in brackets, a method or a coupon's code, is kept. */
export function segmentTitle({ code, title }: Readonly<{ code: string; title: string }>, language: Language): string {
  const known = TITLES[language][code]
  if (known === undefined) return title === '' ? code : title
  const [, detail] = /\((.{1,100})\)\s*$/.exec(title) ?? []
  return detail === undefined ? known : `${known} (${detail})`
}
