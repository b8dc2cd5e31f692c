import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CompareColumnHead_product$key } from '../__generated__/CompareColumnHead_product.graphql'
import { IconButton } from '../design/IconButton.tsx'
import { Picture } from '../design/Picture.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import styles from './CompareTable.module.css'

type Props = Readonly<{ product: CompareColumnHead_product$key; onRemove: () => void }>

/** A product at the head of its column. */
export function CompareColumnHead({ product, onRemove }: Props) {
  const { name, urlPath, image } = useFragment(
    graphql`
      fragment CompareColumnHead_product on Product {
        name
        urlPath
        image {
          ...Picture_media
        }
      }
    `,
    product,
  )
  const intl = useIntl()
  return (
    <div className={styles.head}>
      <Picture media={image} sizes="160px" isDecorative className={styles.picture} />
      <StoreLink to={`/${urlPath}`} className={styles.name}>
        {name}
      </StoreLink>
      <IconButton
        icon="close"
        className={styles.remove}
        label={intl.formatMessage({ id: 'compare.remove' }, { name })}
        onClick={onRemove}
      />
    </div>
  )
}
