import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CancelOrderButton_order$key } from '../__generated__/CancelOrderButton_order.graphql'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/overlays/Dialog.tsx'
import { LoadBoundary } from '../device/LoadBoundary.tsx'
import { CancelOrderForm } from './CancelOrderForm.tsx'

/**
 * Button that cancels an order after asking for the lines and the reason; renders nothing once the order is shipped.
 */
export function CancelOrderButton({ order: key }: Readonly<{ order: CancelOrderButton_order$key }>) {
  const order = useFragment(
    graphql`
      fragment CancelOrderButton_order on Order {
        number
        cancelable
        ...CancelOrderForm_order
      }
    `,
    key,
  )
  const intl = useIntl()
  const [isAsking, setIsAsking] = useState(false)
  if (order.cancelable === null) return null
  const trouble = <FormattedMessage id="returns.trouble" tagName="p" />
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        <FormattedMessage id="returns.cancel" />
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={intl.formatMessage({ id: 'returns.cancelTitle' }, { number: order.number })}
      >
        {isAsking ? (
          <LoadBoundary fallback={trouble}>
            <Suspense fallback={<FormattedMessage id="returns.loading" tagName="p" />}>
              <CancelOrderForm order={order} onDone={() => setIsAsking(false)} />
            </Suspense>
          </LoadBoundary>
        ) : null}
      </Dialog>
    </>
  )
}
