import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DeliveryNotes_product$key } from '../../__generated__/DeliveryNotes_product.graphql'
import type { DeliveryNotes_variant$key } from '../../__generated__/DeliveryNotes_variant.graphql'
import { DeliveryEstimate } from '../../delivery/DeliveryEstimate.tsx'
import { Icon } from '../../design/Icon.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'
import styles from './DeliveryNotes.module.css'

const CARRIED = [
  { icon: 'truck', text: 'catalogue.deliveryNote', page: 'envios' },
  { icon: 'return', text: 'catalogue.returnsNote', page: 'garantias-y-devoluciones' },
  { icon: 'shield', text: 'catalogue.paymentNote', page: 'formas-de-pago' },
] as const
const VIRTUAL = [{ icon: 'check', text: 'catalogue.virtualNote', page: null }, ...CARRIED.slice(2)] as const
const VISIT = [{ icon: 'check', text: 'catalogue.visitNote', page: null }, ...CARRIED.slice(2)] as const
/** Services that are done in the home of the shopper. */
const VISITING: ReadonlySet<string> = new Set(['ASSEMBLY', 'INSTALLATION', 'REMOVAL'])
/** Kinds of product that are not delivered to a door. */
const VIRTUAL_KINDS: ReadonlySet<string> = new Set(['VirtualProduct', 'DownloadableProduct'])

type Props = Readonly<{
  product: DeliveryNotes_product$key
  /** Chosen variant, whose delivery time is shown. */
  variant?: DeliveryNotes_variant$key | null | undefined
}>

/** Renders notes on delivery, returns and payment. */
export function DeliveryNotes({ product, variant }: Props) {
  const data = useFragment(
    graphql`
      fragment DeliveryNotes_product on Product {
        __typename
        stock {
          status
        }
        ... on VirtualProduct {
          service {
            kind
          }
        }
        ...DeliveryEstimate_product
      }
    `,
    product,
  )
  const chosen = useFragment(
    graphql`
      fragment DeliveryNotes_variant on ProductVariant {
        stock {
          status
        }
        ...DeliveryEstimate_variant
      }
    `,
    variant ?? null,
  )
  const intl = useIntl()
  const isVirtual = VIRTUAL_KINDS.has(data.__typename)
  const isVisit = data.service ? VISITING.has(data.service.kind) : false
  // A product that is out of stock has no delivery date.
  const isSoldOut = (chosen ?? data).stock?.status === 'OUT_OF_STOCK'
  return (
    <ul className={styles.notes}>
      {isVirtual || isSoldOut ? null : (
        <li className={`${styles.note} ${styles.estimate}`}>
          <Icon name="calendar" size={22} />
          <DeliveryEstimate product={data} variant={chosen ?? null} />
        </li>
      )}
      {(isVisit ? VISIT : isVirtual ? VIRTUAL : CARRIED).map(({ icon, text, page }) => (
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
