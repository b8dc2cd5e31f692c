import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { type MoneyValue, useMoney } from '../../i18n/useMoney.ts'
import type { CartChange } from './cartChanges.ts'
import styles from './OrderChanges.module.css'

type OrderChangesProps = Readonly<{ changes: readonly CartChange[]; currencyCode: string }>

/**
 * Alert that lists the differences between the cart as seen and as recalculated; takes the focus and is read out before
 * the shopper can order.
 */
export function OrderChanges({ changes, currencyCode }: OrderChangesProps) {
  const money = useMoney()
  const box = useRef<HTMLDivElement>(null)
  const count = changes.length
  useEffect(() => {
    if (count > 0) box.current?.focus()
  }, [count])
  if (count === 0) return null
  const shown = (amount: string) => money({ amount, currencyCode } satisfies MoneyValue)
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.changes}>
      <p className={styles.title}>
        <FormattedMessage id="checkout.changedTitle" />
      </p>
      <ul>
        {changes.map((change) => (
          <li key={`${change.kind}:${'name' in change ? change.name : ''}`}>{sentence(change, shown)}</li>
        ))}
      </ul>
    </div>
  )
}

function sentence(change: CartChange, shown: (amount: string) => string): ReactNode {
  switch (change.kind) {
    case 'lineGone':
      return <FormattedMessage id="checkout.changedLineGone" values={{ name: change.name }} />
    case 'lineNew':
      return <FormattedMessage id="checkout.changedLineNew" values={{ name: change.name }} />
    case 'quantity':
      return (
        <FormattedMessage
          id="checkout.changedQuantity"
          values={{ name: change.name, from: change.from, to: change.to }}
        />
      )
    case 'price':
      return (
        <FormattedMessage
          id="checkout.changedPrice"
          values={{ name: change.name, from: shown(change.from), to: shown(change.to) }}
        />
      )
    case 'shipping':
    case 'payment':
      return change.to === null ? (
        <FormattedMessage id="checkout.changedMethodGone" values={{ from: change.from }} />
      ) : (
        <FormattedMessage id="checkout.changedMethod" values={{ from: change.from, to: change.to }} />
      )
    case 'total':
      return <FormattedMessage id="checkout.changedTotal" values={{ from: shown(change.from), to: shown(change.to) }} />
  }
}
