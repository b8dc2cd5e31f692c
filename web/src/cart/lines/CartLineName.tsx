import { graphql, useFragment } from 'react-relay/hooks'
import { StoreLink } from '../../routing/StoreLink.tsx'
import styles from './CartLineName.module.css'
import type { CartLineName_line$key } from '../../__generated__/CartLineName_line.graphql'

type CartLineNameProps = Readonly<{ line: CartLineName_line$key; onFollow?: () => void }>

/** Name of a line with its chosen options; links to the product while it is sold. */
export function CartLineName({ line, onFollow }: CartLineNameProps) {
  const { sku, name, options, product, variant } = useFragment(
    graphql`
      fragment CartLineName_line on CartLine {
        sku
        name
        options {
          label
          value
        }
        product {
          urlPath
        }
        variant {
          __typename
        }
      }
    `,
    line,
  )
  const address = product ? `/${product.urlPath}${variant ? `?childSku=${encodeURIComponent(sku)}` : ''}` : null
  return (
    <div className={styles.what}>
      <p className={styles.name}>
        {address ? (
          <StoreLink to={address} onClick={onFollow}>
            {name}
          </StoreLink>
        ) : (
          name
        )}
      </p>
      {options.length > 0 ? (
        <dl className={styles.options}>
          {options.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}: </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  )
}
