import { useIntl } from 'react-intl'
import { Icon } from '../design/Icon.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import styles from './DeliveryNotes.module.css'

const CARRIED = [
  { icon: 'truck', text: 'catalogue.deliveryNote', page: null },
  { icon: 'return', text: 'catalogue.returnsNote', page: 'garantias-y-devoluciones' },
  { icon: 'shield', text: 'catalogue.paymentNote', page: 'formas-de-pago' },
] as const
const VIRTUAL = [{ icon: 'check', text: 'catalogue.virtualNote', page: null }, ...CARRIED.slice(2)] as const

/** How it arrives, how it goes back, how it is paid: what a shopper asks before buying. */
export function DeliveryNotes({ isVirtual }: Readonly<{ isVirtual: boolean }>) {
  const intl = useIntl()
  return (
    <ul className={styles.notes}>
      {(isVirtual ? VIRTUAL : CARRIED).map(({ icon, text, page }) => (
        <li key={text} className={styles.note}>
          <Icon name={icon} size={22} />
          <span>
            {intl.formatMessage({ id: text })}{' '}
            {page ? <StoreLink to={`/i/${page}`}>{intl.formatMessage({ id: 'catalogue.readMore' })}</StoreLink> : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
