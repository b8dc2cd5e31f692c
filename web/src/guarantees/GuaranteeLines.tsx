import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GuaranteeLines_order$key } from '../__generated__/GuaranteeLines_order.graphql'
import { Picture } from '../design/pictures/Picture.tsx'
import { LineGuarantee } from './LineGuarantee.tsx'
import styles from './Guarantees.module.css'

/** Lines of an order, each with its guarantor; without those that are canceled. */
export function GuaranteeLines({ order }: Readonly<{ order: GuaranteeLines_order$key }>) {
  const { lines } = useFragment(
    graphql`
      fragment GuaranteeLines_order on Order {
        lines {
          sku
          name
          quantity
          canceledQuantity
          product {
            media {
              ...Picture_media
            }
          }
          variant {
            media {
              ...Picture_media
            }
          }
          guarantee {
            ...LineGuarantee_guarantee
          }
        }
      }
    `,
    order,
  )
  const bought = lines.filter(({ quantity, canceledQuantity }) => quantity > canceledQuantity)
  return (
    <ul className={styles.lines}>
      {bought.map(({ sku, name, product, variant, guarantee }, at) => {
        const media = variant?.media[0] ?? product?.media[0]
        return (
          // oxlint-disable-next-line react/no-array-index-key -- an order never changes, and a SKU may stand in it twice
          <li key={`${sku}:${at}`} className={styles.line}>
            <div className={styles.picture}>{media ? <Picture media={media} sizes="96px" isDecorative /> : null}</div>
            <div className={styles.text}>
              <h2 className={styles.name}>{name}</h2>
              {guarantee ? (
                <LineGuarantee guarantee={guarantee} />
              ) : (
                <p className={styles.muted}>
                  <FormattedMessage id="guarantees.trouble" />
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
