import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { Amount } from './Amount.tsx'
import styles from './CartTotals.module.css'
import type { CartTotalsNote_totals$key } from '../__generated__/CartTotalsNote_totals.graphql'

type CartTotalsNoteProps = Readonly<{
  totals: CartTotalsNote_totals$key | null | undefined
  isUpdating: boolean
  /** True when nothing has to be carried: no shipping is still to come. */
  isVirtual: boolean
}>

/** What to know about the totals: that they are being worked out, what they include, what is still to come. Read out when it changes. */
export function CartTotalsNote({ totals: totalsKey, isUpdating, isVirtual }: CartTotalsNoteProps) {
  const totals = useFragment(
    graphql`
      fragment CartTotalsNote_totals on CartTotals {
        shipping {
          __typename
        }
        tax {
          ...Amount_money
        }
        grandTotal {
          ...Amount_money
        }
      }
    `,
    totalsKey ?? null,
  )
  const isOnline = useOnlineStatus()
  const updating = isOnline ? (
    <FormattedMessage id="cartPage.totalsUpdating" />
  ) : (
    <FormattedMessage id="cartPage.totalsWithNetwork" />
  )
  return (
    <>
      <VisuallyHidden>
        <output>
          {isUpdating ? <span>{updating}</span> : null}
          {!isUpdating && totals ? (
            <FormattedMessage
              tagName="span"
              id="cartPage.totalIs"
              values={{ total: <Amount key="total" money={totals.grandTotal} /> }}
            />
          ) : null}
        </output>
      </VisuallyHidden>
      <p className={styles.hint} aria-hidden={isUpdating}>
        {isUpdating ? <span>{updating}</span> : null}
        {!isUpdating && totals ? (
          <FormattedMessage
            tagName="span"
            id="cartPage.taxIncluded"
            values={{ tax: <Amount key="tax" money={totals.tax} /> }}
          />
        ) : null}
        <span> </span>
        {!isUpdating && totals && !totals.shipping && !isVirtual ? (
          <FormattedMessage tagName="span" id="cartPage.shippingHint" />
        ) : null}
        {!isUpdating && !totals ? <FormattedMessage tagName="span" id="cartPage.totalsUnknown" /> : null}
      </p>
    </>
  )
}
