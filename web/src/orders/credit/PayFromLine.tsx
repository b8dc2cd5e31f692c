import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Amount } from '../../cart/Amount.tsx'
import { Refusals } from '../../checkout/Refusals.tsx'
import { forgetCustomer } from '../../customers/forgetCustomer.ts'
import { useSecretMutation } from '../../relay/useSecretMutation.ts'
import { useCreditMove } from '../../credit/useCreditMove.ts'
import { Button } from '../../design/Button.tsx'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import type { PayFromLine_order$key } from '../../__generated__/PayFromLine_order.graphql'
import type { PayFromLineMutation } from '../../__generated__/PayFromLineMutation.graphql'

/**
 * Button that pays a waiting order with the customer's credit line. It signs a contract: it is sent at once or not at
 * all, and never waits for a network.
 */
export function PayFromLine({ order: key }: Readonly<{ order: PayFromLine_order$key }>) {
  const { id, credit } = useFragment(
    graphql`
      fragment PayFromLine_order on Order {
        id
        credit {
          line {
            available {
              ...Amount_money
            }
          }
        }
      }
    `,
    key,
  )
  const intl = useIntl()
  const { notify } = useNotifications()
  const pay = useSecretMutation<PayFromLineMutation>(
    graphql`
      mutation PayFromLineMutation($input: PayOrderFromCreditLineInput!) {
        payOrderFromCreditLine(input: $input) {
          order {
            id
            ...OrderProgress_order
            ...CancelOrderButton_order
            ...CardPayment_order
            ...OrderCredit_order
            ...OrderTotals_order
          }
          userErrors {
            code
            message
            field
          }
        }
      }
    `,
    forgetCustomer,
  )
  const { move, isBusy, refusals } = useCreditMove(() => pay({ input: { orderId: id } }), 'orders.creditNeedsNetwork')
  const press = async () => {
    if (await move()) notify({ kind: 'success', message: intl.formatMessage({ id: 'orders.creditLinePaid' }) })
  }
  const available = credit?.line ? <Amount key="available" money={credit.line.available} /> : null
  return (
    <>
      <FormattedMessage id="orders.creditByLine" tagName="p" />
      <Refusals messages={refusals} />
      <Button isBusy={isBusy} onClick={() => void press()}>
        <FormattedMessage id="orders.creditLinePay" values={{ available }} />
      </Button>
    </>
  )
}
