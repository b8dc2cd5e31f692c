import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { Amount } from './Amount.tsx'
import type { SpokenTotal_cart$key } from '../__generated__/SpokenTotal_cart.graphql'

type SpokenTotalProps = Readonly<{ cart: SpokenTotal_cart$key }>

/**
 * Live region that announces the cart's total to screen readers when it changes. Rendered once per page, outside of
 * collapsible parts: hidden content is not announced.
 */
export function SpokenTotal({ cart }: SpokenTotalProps) {
  const { totals, pendingChanges } = useFragment(
    graphql`
      fragment SpokenTotal_cart on Cart {
        pendingChanges
        totals {
          grandTotal {
            ...Amount_money
          }
        }
      }
    `,
    cart,
  )
  const isOnline = useOnlineStatus()
  const isUpdating = (pendingChanges ?? 0) > 0
  return (
    <VisuallyHidden>
      <output>
        {isUpdating ? (
          <FormattedMessage tagName="span" id={isOnline ? 'cartPage.totalsUpdating' : 'cartPage.totalsWithNetwork'} />
        ) : null}
        {!isUpdating && totals ? (
          <FormattedMessage
            tagName="span"
            id="cartPage.totalIs"
            values={{ total: <Amount key="total" money={totals.grandTotal} /> }}
          />
        ) : null}
      </output>
    </VisuallyHidden>
  )
}
