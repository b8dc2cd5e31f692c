import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks'
import type { CancelOrderFormQuery } from '../__generated__/CancelOrderFormQuery.graphql'
import type { CancelOrderForm_order$key } from '../__generated__/CancelOrderForm_order.graphql'
import { Button } from '../design/Button.tsx'
import { RadioGroup } from '../design/forms/RadioGroup.tsx'
import { CancelLines } from './CancelLines.tsx'
import { moneyBackMessage } from './moneyBackMessage.ts'
import { useCancelOrderForm } from './useCancelOrderForm.ts'
import { isOnline } from '../device/isOnline.ts'
import styles from './Returns.module.css'

type CancelOrderFormProps = Readonly<{ order: CancelOrderForm_order$key; onDone: () => void }>

/** Form for the part of an order to cancel and the reason. Its submit button is the confirmation. */
export function CancelOrderForm({ order: key, onDone }: CancelOrderFormProps) {
  const order = useFragment(
    graphql`
      fragment CancelOrderForm_order on Order {
        id
        number
        cancelable
        paymentMethodCode
        paidTotal {
          amount
        }
        payBefore
        ...CancelLines_order
      }
    `,
    key,
  )
  const { viewer } = useLazyLoadQuery<CancelOrderFormQuery>(
    graphql`
      query CancelOrderFormQuery($order: ID!) {
        viewer {
          customer {
            cancelReasons(orderId: $order) {
              value
              label
            }
          }
        }
      }
    `,
    { order: order.id },
    { fetchPolicy: isOnline() ? 'store-or-network' : 'store-only' },
  )
  const { paymentMethodCode, paidTotal, payBefore } = order
  const intl = useIntl()
  const { draft, change, isOfLines, errorOf, state, submit } = useCancelOrderForm(
    { id: order.id, number: order.number, cancelable: order.cancelable },
    onDone,
  )
  const say = (id: string) => intl.formatMessage({ id: `returns.${id}` })
  const reasons = viewer?.customer?.cancelReasons?.map(({ value, label }) => ({ value, label })) ?? []
  if (reasons.length === 0) return <FormattedMessage id="returns.trouble" tagName="p" />
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {order.cancelable === 'LINES' ? (
        <RadioGroup
          legend={say('what')}
          value={draft.scope}
          onChange={(scope) => change({ scope })}
          options={['whole', 'lines'].map((value) => ({ value, label: say(`what.${value}`) }))}
        />
      ) : (
        <p>{say('onlyWhole')}</p>
      )}
      {isOfLines ? (
        <CancelLines
          order={order}
          units={draft.units}
          onChange={(units) => change({ units })}
          error={errorOf('lines')}
        />
      ) : null}
      <RadioGroup
        legend={say('why')}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
        options={reasons}
        error={errorOf('reason')}
      />
      <p className={styles.muted}>
        <FormattedMessage id={moneyBackMessage({ paymentMethodCode, paid: paidTotal?.amount, payBefore })} />
      </p>
      {state.refusal ? (
        <p className={styles.refused} role="alert">
          {state.refusal}
        </p>
      ) : null}
      <div className={styles.pair}>
        <Button variant="secondary" onClick={onDone}>
          {say('keepOrder')}
        </Button>
        <Button type="submit" isBusy={state.isSending}>
          {isOfLines ? say('cancelLines') : say('cancelWhole')}
        </Button>
      </div>
    </form>
  )
}
