import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderProgress_order$key } from '../../__generated__/OrderProgress_order.graphql'
import { classNames } from '../../design/classNames.ts'
import { VisuallyHidden } from '../../design/VisuallyHidden.tsx'
import { OrderStatusTag } from './OrderStatusTag.tsx'
import { progressStyle } from './progressStyle.ts'
import styles from './OrderProgress.module.css'

const STEPS = [
  { name: 'paymentPreview', title: 'customers.stepPaymentPreview' },
  { name: 'paymentConfirmed', title: 'customers.stepPaymentConfirmed' },
  { name: 'orderSent', title: 'customers.stepOrderSent' },
  { name: 'orderDelivered', title: 'customers.stepOrderDelivered' },
] as const

/** Progress of an order in four steps. A stopped order shows its status only. */
export function OrderProgress({ order: key }: Readonly<{ order: OrderProgress_order$key }>) {
  const order = useFragment(
    graphql`
      fragment OrderProgress_order on Order {
        progress
        ...OrderStatusTag_order
      }
    `,
    key,
  )
  const intl = useIntl()
  const at = progressStyle(order.progress)
  const reached = STEPS.findIndex(({ name }) => name === at)
  return (
    <>
      <p>
        <OrderStatusTag order={order} />
      </p>
      {reached < 0 ? null : (
        <ol className={styles.steps} data-at={at} aria-label={intl.formatMessage({ id: 'customers.progress' })}>
          {STEPS.map(({ name, title }, index) => (
            <li
              key={name}
              className={classNames(
                styles.step,
                index <= reached && styles.reached,
                index === reached && styles.current,
              )}
              aria-current={index === reached ? 'step' : undefined}
            >
              <span aria-hidden="true">
                <FormattedMessage id={title} />
              </span>
              <VisuallyHidden>
                <FormattedMessage
                  id={stateMessageId(index, reached)}
                  values={{ step: intl.formatMessage({ id: title }) }}
                />
              </VisuallyHidden>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

function stateMessageId(index: number, reached: number): string {
  if (index === reached) return 'customers.stepCurrent'
  return index < reached ? 'customers.stepDone' : 'customers.stepLater'
}
