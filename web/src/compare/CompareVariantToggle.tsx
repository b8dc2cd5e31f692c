import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CompareVariantToggle_variant$key } from '../__generated__/CompareVariantToggle_variant.graphql'
import { useCompared } from './useCompared.ts'
import styles from './CompareToggle.module.css'

/** Toggle that adds the chosen variant of a product to the comparison or removes it. */
export function CompareVariantToggle({ variant }: Readonly<{ variant: CompareVariantToggle_variant$key }>) {
  const { id, name, image } = useFragment(
    graphql`
      fragment CompareVariantToggle_variant on ProductVariant {
        id
        name
        image {
          path
          placeholderColor
        }
      }
    `,
    variant,
  )
  const intl = useIntl()
  const { products, toggle } = useCompared()
  const { path, placeholderColor } = image
  return (
    <label data-scripted className={styles.toggle}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={intl.formatMessage({ id: 'compare.addNamed' }, { name })}
        checked={products.some((one) => one.id === id)}
        onChange={() => toggle({ id, name, picture: { path, placeholderColor } })}
      />
      <span className={styles.text}>{intl.formatMessage({ id: 'compare.add' })}</span>
    </label>
  )
}
