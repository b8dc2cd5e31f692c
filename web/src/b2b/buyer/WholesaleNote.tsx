import { FormattedMessage } from 'react-intl'
import { useBuyer } from './useBuyer.ts'
import styles from './WholesaleNote.module.css'

/** Line beside totals that says which prices hold for a company's user. Nothing for other shoppers. */
export function WholesaleNote() {
  const buyer = useBuyer()
  if (buyer === null) return null
  const { company, isForCompany, isWholesale } = buyer
  return (
    <p className={styles.note}>
      {isForCompany && isWholesale ? (
        <FormattedMessage id="buyer.wholesaleFor" values={{ company }} />
      ) : (
        <FormattedMessage id="buyer.retail" />
      )}
    </p>
  )
}
