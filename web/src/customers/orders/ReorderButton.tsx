import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { addToCartVariables } from '../../cart/adding/addToCartVariables.ts'
import type { ReorderButton_order$key } from '../../__generated__/ReorderButton_order.graphql'
import { Button } from '../../design/Button.tsx'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { useQueuedMutation } from '../../offline/useQueuedMutation.ts'
import { orderToRepeat } from './orderToRepeat.ts'

/** Button that adds an order's products to the cart as far as they are still sold, and lists the others. */
export function ReorderButton({ order: key }: Readonly<{ order: ReorderButton_order$key }>) {
  const order = useFragment(
    graphql`
      fragment ReorderButton_order on Order {
        number
        ...orderToRepeat_order
      }
    `,
    key,
  )
  const intl = useIntl()
  const { notify } = useNotifications()
  const addToCart = useQueuedMutation('addToCart')
  const [isBusy, setIsBusy] = useState(false)
  const repeat = async () => {
    setIsBusy(true)
    const tried = await Promise.all(
      orderToRepeat(order).map(async ({ name, again }) => {
        const outcome = again ? await addToCart(addToCartVariables(again.line, again.snapshot), again.snapshot) : null
        const isAdded = outcome !== null && outcome.kind !== 'refused'
        return { name, units: isAdded ? (again?.line.quantity ?? 0) : 0, isAdded }
      }),
    )
    setIsBusy(false)
    const missing = tried.filter(({ isAdded }) => !isAdded).map(({ name }) => name)
    const units = tried.reduce((sum, line) => sum + line.units, 0)
    if (missing.length > 0) {
      const message = intl.formatMessage({ id: 'customers.reorderMissing' }, { names: missing.join(', ') })
      notify({ kind: 'warning', message, hasNoTimeout: true })
    }
    if (units === 0) return
    notify({
      kind: 'success',
      message: intl.formatMessage({ id: 'customers.reordered' }, { units }),
      action: { label: intl.formatMessage({ id: 'customers.viewCart' }), to: '/checkout/cart' },
    })
  }
  return (
    <Button
      isBusy={isBusy}
      aria-label={intl.formatMessage({ id: 'customers.reorderNamed' }, { number: order.number })}
      onClick={() => void repeat()}
    >
      <FormattedMessage id="customers.reorder" />
    </Button>
  )
}
