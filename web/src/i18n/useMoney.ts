import { useCallback } from 'react'
import { useIntl } from 'react-intl'

/** Money as the graph gives it: a decimal string and a currency. */
export type MoneyValue = Readonly<{ amount: string; currencyCode: string }>

/**
 * Writes prices as the store's country does: `$8,999.00`, `1.299,00 €`; without cents of zero where `isShort` is true.
 * For showing only: nothing is added up with what comes out of it.
 */
export function useMoney(): (money: MoneyValue, isShort?: boolean) => string {
  const { formatNumber } = useIntl()
  return useCallback(
    (money: MoneyValue, isShort = false) =>
      formatNumber(Number(money.amount), {
        style: 'currency',
        currency: money.currencyCode,
        currencyDisplay: 'narrowSymbol',
        useGrouping: 'always',
        ...(isShort && money.amount.endsWith('.00') ? { minimumFractionDigits: 0 } : {}),
      }),
    [formatNumber],
  )
}
