import type { Big } from 'big.js'
import type { StoreDefinition } from '../stores.ts'

type MoneyFormat = Readonly<{ language: StoreDefinition['language']; currency: string }>

/** An amount as a store's mails write it. */
export function shownMoney(amount: Big | number, { language, currency }: MoneyFormat): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency, useGrouping: 'always' }).format(Number(amount))
}
