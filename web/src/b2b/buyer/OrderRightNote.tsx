import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../design/Button.tsx'
import { useBuyerWithoutRight } from './useBuyerWithoutRight.ts'
import { useSwitchBuyer } from './useSwitchBuyer.ts'
import styles from './OrderRightNote.module.css'

type OrderRightNoteProps = Readonly<{
  /** Ways that a customer has who may only look. */
  children?: ReactNode
}>

/**
 * Note for a customer who shops for a company in whose name they may not order, with what they can do instead. Nothing
 * for all others.
 */
export function OrderRightNote({ children }: OrderRightNoteProps) {
  const buyer = useBuyerWithoutRight()
  const { switchTo, isBusy } = useSwitchBuyer()
  if (buyer === null) return null
  const { company, isApproved } = buyer
  return (
    <div className={styles.note}>
      <p>
        <FormattedMessage id={isApproved ? 'buyer.viewOnly' : 'buyer.notNow'} values={{ company }} />
      </p>
      <div className={styles.ways}>
        {isApproved ? children : null}
        <Button variant="secondary" isBusy={isBusy} onClick={() => void switchTo(false)}>
          <FormattedMessage id="buyer.toSelf" />
        </Button>
      </div>
    </div>
  )
}
