import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DeliveryNotes_product$key } from '../__generated__/DeliveryNotes_product.graphql'
import { DeliveryEstimate } from '../delivery/DeliveryEstimate.tsx'
import { Icon } from '../design/Icon.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import styles from './DeliveryNotes.module.css'

const CARRIED = [
  { icon: 'truck', text: 'catalogue.deliveryNote', page: null },
  { icon: 'return', text: 'catalogue.returnsNote', page: 'garantias-y-devoluciones' },
  { icon: 'shield', text: 'catalogue.paymentNote', page: 'formas-de-pago' },
] as const
const VIRTUAL = [{ icon: 'check', text: 'catalogue.virtualNote', page: null }, ...CARRIED.slice(2)] as const
/** Kinds that nobody carries to a door. */
const VIRTUAL_KINDS: ReadonlySet<string> = new Set(['VirtualProduct', 'DownloadableProduct'])

/** When and how it arrives, how it goes back, how it is paid: what a shopper asks before buying. */
export function DeliveryNotes({ product }: Readonly<{ product: DeliveryNotes_product$key }>) {
  const data = useFragment(
    graphql`
      fragment DeliveryNotes_product on Product {
        __typename
        ...DeliveryEstimate_product
      }
    `,
    product,
  )
  const intl = useIntl()
  const isVirtual = VIRTUAL_KINDS.has(data.__typename)
  return (
    <ul className={styles.notes}>
      {isVirtual ? null : (
        <li className={`${styles.note} ${styles.estimate}`}>
          <Icon name="calendar" size={22} />
          <DeliveryEstimate product={data} />
        </li>
      )}
      {(isVirtual ? VIRTUAL : CARRIED).map(({ icon, text, page }) => (
        <li key={text} className={styles.note}>
          <Icon name={icon} size={22} />
          <span>
            <span>{intl.formatMessage({ id: text })} </span>
            {page ? <StoreLink to={`/i/${page}`}>{intl.formatMessage({ id: 'catalogue.readMore' })}</StoreLink> : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
