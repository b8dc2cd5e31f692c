import { FormattedMessage } from 'react-intl'
import styles from './CanceledUnits.module.css'

type CanceledUnitsProps = Readonly<{ quantity: number; canceled: number }>

/** Mark of an order line of which units are canceled, all or some; renders nothing for any other line. */
export function CanceledUnits({ quantity, canceled }: CanceledUnitsProps) {
  if (canceled <= 0) return null
  return (
    <span className={styles.mark}>
      <FormattedMessage
        id={canceled >= quantity ? 'orders.lineCanceled' : 'orders.unitsCanceled'}
        values={{ canceled, quantity }}
      />
    </span>
  )
}
