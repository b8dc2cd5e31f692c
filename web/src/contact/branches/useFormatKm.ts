import { useIntl } from 'react-intl'
import { NEAR_KM } from './limits.ts'

/** React hook that returns a function from kilometres to words on a distance in a straight line, with a decimal if near. */
export function useFormatKm(): (km: number) => string {
  const { formatMessage, formatNumber } = useIntl()
  return (km) => {
    const decimals = km < NEAR_KM ? 1 : 0
    const length = formatNumber(km, {
      style: 'unit',
      unit: 'kilometer',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
    return formatMessage({ id: 'branches.distance' }, { km: length })
  }
}
