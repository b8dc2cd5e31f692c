import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderProgress_order$key } from '../../__generated__/OrderProgress_order.graphql'
import { classNames } from '../../design/classNames.ts'
import { VisuallyHidden } from '../../design/VisuallyHidden.tsx'
import { TIME_ZONES } from '../../i18n/useFormatDate.ts'
import { isPaidOnDelivery } from '../../orders/payment/isPaidOnDelivery.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { OrderStatusTag } from './OrderStatusTag.tsx'
import { progressStyle } from './progressStyle.ts'
import styles from './OrderProgress.module.css'

const STEPS = [
  { name: 'paymentPreview', title: 'customers.stepPaymentPreview' },
  { name: 'paymentConfirmed', title: 'customers.stepPaymentConfirmed' },
  { name: 'orderSent', title: 'customers.stepOrderSent' },
  { name: 'orderDelivered', title: 'customers.stepOrderDelivered' },
] as const

/** Steps of an order that is paid when it arrives: none of them is a payment. */
const STEPS_ON_DELIVERY = [{ name: 'paymentPreview', title: 'customers.preparing' }, STEPS[2], STEPS[3]] as const

/**
 * Progress of an order: payment, sending, delivery; of one that is paid on delivery without the payment. A stopped order
 * shows its status only.
 */
export function OrderProgress({ order: key }: Readonly<{ order: OrderProgress_order$key }>) {
  const order = useFragment(
    graphql`
      fragment OrderProgress_order on OrderView {
        progress
        paymentMethodCode
        steps {
          progress
          reachedAt
        }
        ...OrderStatusTag_order
      }
    `,
    key,
  )
  const intl = useIntl()
  const at = progressStyle(order.progress)
  const steps = isPaidOnDelivery(order.paymentMethodCode) ? STEPS_ON_DELIVERY : STEPS
  const reached = steps.findIndex(({ name }) => name === at)
  const formatDay = useFormatStepDay()
  const dayOf = (name: string) => {
    const step = order.steps.find(({ progress }) => progressStyle(progress) === name)
    return step && formatDay(step.reachedAt)
  }
  return (
    <>
      <p>
        <OrderStatusTag order={order} />
      </p>
      {reached < 0 ? null : (
        <ol className={styles.steps} data-at={at} aria-label={intl.formatMessage({ id: 'customers.progress' })}>
          {steps.map(({ name, title }, index) => (
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
              {index <= reached ? <StepDay day={dayOf(name)} /> : null}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

/** Day on which a step was reached; renders nothing if it is unknown. */
function StepDay({ day }: Readonly<{ day: string | undefined }>) {
  return day === undefined ? null : <span className={styles.day}>{day}</span>
}

/** React hook that returns a function that writes a moment as a short day, `26 nov`, in the time of the store's country. */
function useFormatStepDay(): (moment: string) => string {
  const { formatDate } = useIntl()
  const { countryCode } = useStoreDefinition()
  return (moment) => formatDate(moment, { day: 'numeric', month: 'short', timeZone: TIME_ZONES[countryCode] ?? 'UTC' })
}

function stateMessageId(index: number, reached: number): string {
  if (index === reached) return 'customers.stepCurrent'
  return index < reached ? 'customers.stepDone' : 'customers.stepLater'
}
