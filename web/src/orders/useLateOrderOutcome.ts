import { useIntl } from 'react-intl'
import { useNotifications } from '../design/NotificationsContext.ts'
import { useLateOutcomes } from '../offline/useLateOutcomes.ts'
import { PLACE_ORDER } from './placeOrderName.ts'
import { orderPath, placedOrderOf } from './placedOrderOf.ts'

/** Tells, on whatever page, that an order that waited has been placed. Stays until it is read: it is what a shopper waits for. */
export function useLateOrderOutcome(): void {
  const { notify } = useNotifications()
  const intl = useIntl()
  useLateOutcomes(({ task, outcome }) => {
    const order = task.name === PLACE_ORDER ? placedOrderOf(outcome) : null
    if (!order) return
    notify({
      kind: 'success',
      message: intl.formatMessage({ id: 'offline.orderSent' }, { number: order.number }),
      action: { label: intl.formatMessage({ id: 'offline.orderView' }), to: orderPath(order) },
      hasNoTimeout: true,
    })
  })
}
