import { useIntl } from 'react-intl'
import { useNotifications } from '../design/NotificationsContext.ts'
import { useKeptValue } from '../device/useKeptValue.ts'
import { comparePath } from './compareAddress.ts'
import { COMPARED, type ComparedProduct, toggleCompared, withoutCompared } from './comparedProducts.ts'
import { COMPARED_MAX } from './limits.ts'

/** What a shopper compares on this device, and how to change it. One too many is refused with words. */
export function useCompared() {
  const [products, update] = useKeptValue(COMPARED)
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
