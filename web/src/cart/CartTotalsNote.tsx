import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { Amount } from './Amount.tsx'
import styles from './CartTotals.module.css'
import type { CartTotalsNote_totals$key } from '../__generated__/CartTotalsNote_totals.graphql'

type CartTotalsNoteProps = Readonly<{
  totals: CartTotalsNote_totals$key | null | undefined
  isUpdating: boolean
  /** True if nothing is shipped, so that no shipping costs are to come. */
  isVirtual: boolean
}>

/** Note on the totals: updating, tax included, shipping costs still to come. */
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
  )
}
