import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { LineServices_line$key } from '../../__generated__/LineServices_line.graphql'
import type { LineCover } from './coverServices.ts'
import { ServiceCover } from './ServiceCover.tsx'
import { ServiceOffer } from './ServiceOffer.tsx'
import { SERVICES_OFFERED_MAX } from '../limits.ts'
import { isSoldOut } from '../lines/isSoldOut.ts'
import styles from './LineServices.module.css'

type Props = Readonly<{
  line: LineServices_line$key
  cover: LineCover | undefined
  /** Changes the quantity of the line. */
  onQuantity: (quantity: number) => void
}>

/** Services of a line: those that can be added for its pieces; for a service, the pieces that it covers. */
export function LineServices({ line: lineKey, cover, onQuantity }: Props) {
  const line = useFragment(
    graphql`
      fragment LineServices_line on CartLine {
        name
        ...isSoldOut_line
        product {
          services {
            sku
            stock {
              status
            }
            ...ServiceOffer_product
          }
        }
        ...ServiceCover_line
      }
    `,
    lineKey,
  )
  const intl = useIntl()
  if (!cover) return null
  // A service without its product cannot be ordered.
  const offered = isSoldOut(line) ? [] : (line.product?.services ?? [])
  const offers = offered
    .flatMap((service) => {
      const pieces = cover.missing.get(service.sku) ?? 0
      return pieces > 0 && service.stock?.status !== 'OUT_OF_STOCK' ? [{ service, pieces }] : []
    })
    .slice(0, SERVICES_OFFERED_MAX)
  return (
    <>
      {cover.covers ? <ServiceCover line={line} covers={cover.covers} onQuantity={onQuantity} /> : null}
      {offers.length > 0 ? (
        <ul className={styles.offers} aria-label={intl.formatMessage({ id: 'services.offers' }, { name: line.name })}>
          {offers.map(({ service, pieces }) => (
            <ServiceOffer key={service.sku} product={service} pieces={pieces} productName={line.name} />
          ))}
        </ul>
      ) : null}
    </>
  )
}
