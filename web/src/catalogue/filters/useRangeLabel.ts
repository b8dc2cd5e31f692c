import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'

type RangeLabel = Readonly<{
  /** Formats a whole price: `$9,000`. */
  amount: (value: number) => string
  /** Formats a range of an attribute: `hasta $9,000`, `$500 – $9,000`, `desde $500`. */
  label: (attribute: string, range: string) => string
}>

/** React hook that names typed ranges: offered ones have their own labels. */
export function useRangeLabel(): RangeLabel {
  const { formatMessage, formatNumber } = useIntl()
  const { currencyCode } = useStoreDefinition()
  return useMemo(() => {
    const amount = (value: number) =>
      formatNumber(value, {
        style: 'currency',
        currency: currencyCode,
        currencyDisplay: 'narrowSymbol',
        useGrouping: 'always',
        maximumFractionDigits: 0,
      })
    const label = (attribute: string, range: string) => {
      const [from = '0', to = '*'] = range.split('-')
      const write = (value: string) => (attribute === 'price' ? amount(Number(value)) : formatNumber(Number(value)))
      if (to === '*') return formatMessage({ id: 'listing.rangeFrom' }, { from: write(from) })
      if (from === '0') return formatMessage({ id: 'listing.rangeTo' }, { to: write(to) })
      return formatMessage({ id: 'listing.rangeBetween' }, { from: write(from), to: write(to) })
    }
    return { amount, label }
  }, [formatMessage, formatNumber, currencyCode])
}
