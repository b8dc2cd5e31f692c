import { Big } from 'big.js'
import { monthlyPlan } from '../checkout/cardMonths.ts'
import { formatMoney } from '../money/formatMoney.ts'
import type { StoreDefinition } from '../stores.ts'

type Texts = Readonly<Record<'equal' | 'uneven' | 'noInterest', string>>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    equal: '{months} pagos mensuales de {monthly}',
    uneven: '{before} pagos mensuales de {monthly} y uno de {last}',
    noInterest: 'Sin intereses, CAT 0 %. Total: {total}',
  },
  'de-DE': {
    equal: '{months} Monatsraten von {monthly}',
    uneven: '{before} Monatsraten von {monthly} und eine von {last}',
    noInterest: 'Ohne Zinsen, effektiver Jahreszins 0 %. Gesamtbetrag: {total}',
  },
  'it-IT': {
    equal: '{months} rate mensili da {monthly}',
    uneven: '{before} rate mensili da {monthly} e una da {last}',
    noInterest: 'Senza interessi, TAN 0 %, TAEG 0 %. Totale: {total}',
  },
}

/** Says in a store's language how an amount is paid in months, to the cent. */
export function planText(store: StoreDefinition, months: number, total: number): string {
  const { monthly, last } = monthlyPlan(new Big(total), months)
  const texts = TEXTS[store.language]
  const text = `${last.eq(monthly) ? texts.equal : texts.uneven}. ${texts.noInterest}.`
  const values: Readonly<Record<string, string>> = {
    months: String(months),
    before: String(months - 1),
    monthly: formatMoney(monthly, store),
    last: formatMoney(last, store),
    total: formatMoney(total, store),
  }
  return text.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '')
}
