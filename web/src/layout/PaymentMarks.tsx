import { useIntl } from 'react-intl'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import styles from './PaymentMarks.module.css'

/** Payment marks by country, as the schemes write them. */
const MARKS: Readonly<Record<string, readonly string[]>> = {
  MX: ['VISA', 'Mastercard', 'SPEI', 'OXXO'],
  DE: ['VISA', 'Mastercard', 'SEPA'],
  IT: ['VISA', 'Mastercard', 'SEPA'],
}

/** Renders the payment methods of the store's country. */
export function PaymentMarks() {
  const intl = useIntl()
  const { countryCode } = useStoreDefinition()
  return (
    <ul className={styles.marks} aria-label={intl.formatMessage({ id: 'layout.payment' })}>
      {MARKS[countryCode]?.map((mark) => (
        <li key={mark} className={styles.mark}>
          {mark}
        </li>
      ))}
    </ul>
  )
}
