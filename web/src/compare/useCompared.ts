import { useIntl } from 'react-intl'
import { useNotifications } from '../design/overlays/NotificationsContext.ts'
import { useStoredValue } from '../device/useStoredValue.ts'
import { comparePath } from './compareAddress.ts'
import { COMPARED, type ComparedProduct, toggleCompared, withoutCompared } from './comparedProducts.ts'
import { COMPARED_MAX } from './limits.ts'

/** React hook that reads and changes the comparison stored on this device. Notifies if it is full. */
export function useCompared() {
  const [products, update] = useStoredValue(COMPARED)
  const intl = useIntl()
  const { notify } = useNotifications()

  const toggle = (product: ComparedProduct) =>
    update((now) => {
      const next = toggleCompared(now, product)
      if (next) return next
      notify({
        kind: 'warning',
        message: intl.formatMessage({ id: 'compare.full' }, { most: COMPARED_MAX }),
        action: {
          label: intl.formatMessage({ id: 'compare.open' }, { count: now.length }),
          to: comparePath(now.map(({ id }) => id)),
        },
      })
      return now
    })
  return {
    products,
    toggle,
    remove: (id: string) => update((now) => withoutCompared(now, id)),
    clear: () => update(() => []),
  }
}
