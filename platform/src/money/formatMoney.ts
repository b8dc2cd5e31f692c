import type { Big } from 'big.js'
import type { StoreDefinition } from '../stores.ts'

type MoneyFormat = Readonly<{ language: StoreDefinition['language']; currency: string }>

/** Formats an amount in the language and currency of a store. */
export function formatMoney(amount: Big | number, { language, currency }: MoneyFormat): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency, useGrouping: 'always' }).format(Number(amount))
}
