import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CompareToggle_product$key } from '../__generated__/CompareToggle_product.graphql'
import { classNames } from '../design/classNames.ts'
import { Icon } from '../design/Icon.tsx'
import { useCompared } from './useCompared.ts'
import styles from './CompareToggle.module.css'

type Props = Readonly<{
  product: CompareToggle_product$key
  /** True over a picture: adds a background, and on a phone shows only the mark. */
  isOnPicture?: boolean
}>

/** Toggle that adds a product to the comparison or removes it. */
export function CompareToggle({ product, isOnPicture = false }: Props) {
  const { id, name, image } = useFragment(
    graphql`
      fragment CompareToggle_product on Product {
        id
        name
        image {
          path
          placeholderColor
        }
      }
    `,
    product,
  )
  const intl = useIntl()
  const { products, toggle } = useCompared()
  const { path, placeholderColor } = image
  return (
    <label data-scripted className={classNames(styles.toggle, isOnPicture && styles.onPicture)}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={intl.formatMessage({ id: 'compare.addNamed' }, { name })}
        checked={products.some((one) => one.id === id)}
        onChange={() => toggle({ id, name, picture: { path, placeholderColor } })}
      />
      {isOnPicture ? (
        <span className={styles.mark}>
          <Icon name="compare" size={20} />
        </span>
      ) : null}
      <span className={styles.text}>{intl.formatMessage({ id: 'compare.add' })}</span>
    </label>
  )
}
