import { FormattedMessage } from 'react-intl'
import { StoreLink } from '../routing/StoreLink.tsx'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import styles from './TaxNote.module.css'

/** Countries whose law requires a note beside each price on included tax and delivery costs. */
const COUNTRIES: ReadonlySet<string> = new Set(['DE', 'IT'])

/** Note that a price includes tax and excludes delivery, with a link to the delivery costs. */
export function TaxNote() {
  const { countryCode } = useStoreDefinition()
  if (!COUNTRIES.has(countryCode)) return null
  const shipping = (
    <StoreLink key="shipping" to="/i/envios">
      <FormattedMessage id="delivery.shippingCosts" />
    </StoreLink>
  )
  return (
    <p className={styles.note}>
      <FormattedMessage id="delivery.taxNote" values={{ shipping }} />
    </p>
  )
}
