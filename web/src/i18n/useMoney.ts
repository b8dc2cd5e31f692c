import { useCallback } from 'react'
import { useIntl } from 'react-intl'

/** Money as the graph gives it: a decimal string and a currency. */
export type MoneyValue = Readonly<{ amount: string; currencyCode: string }>

/**
 * Writes prices as the store's country does: `$8,999.00`, `1.299,00 €`. For showing only: nothing is added up with what
 * comes out of it.
 */
export function useMoney(): (money: MoneyValue) => string {
  const { formatNumber } = useIntl()
  return useCallback(
    (money: MoneyValue) =>
      formatNumber(Number(money.amount), {
        style: 'currency',
        currency: money.currencyCode,
        currencyDisplay: 'narrowSymbol',
        useGrouping: 'always',
      }),
    [formatNumber],
  )
}
