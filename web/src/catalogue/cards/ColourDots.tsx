import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ColourDots_product$key } from '../../__generated__/ColourDots_product.graphql'
import styles from './ColourDots.module.css'

const SHOWN = 5

/** Renders the colours of a product as dots; nothing for a product of one colour. */
export function ColourDots({ product }: Readonly<{ product: ColourDots_product$key }>) {
  const { options } = useFragment(
    graphql`
      fragment ColourDots_product on ConfigurableProduct {
        options {
          values {
            value
            swatch
          }
        }
      }
    `,
    product,
  )
  const intl = useIntl()
  const colours = options
    .flatMap((option) => option.values)
    .flatMap(({ value, swatch }) => (swatch ? [{ value, swatch }] : []))
  if (colours.length < 2) return null
  return (
    <div className={styles.dots}>
      {colours.slice(0, SHOWN).map(({ value, swatch }) => (
        <span key={value} className={styles.dot} style={{ backgroundColor: swatch }} />
      ))}
      <span className={styles.count}>{intl.formatMessage({ id: 'card.colours' }, { count: colours.length })}</span>
    </div>
  )
}
