import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CompareColumnHead_product$key } from '../__generated__/CompareColumnHead_product.graphql'
import type { CompareColumnHead_variant$key } from '../__generated__/CompareColumnHead_variant.graphql'
import { IconButton } from '../design/IconButton.tsx'
import { Picture } from '../design/pictures/Picture.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { comparedPath } from './comparedPath.ts'
import styles from './CompareTable.module.css'

type Props = Readonly<{
  product: CompareColumnHead_product$key
  /** Compared variant; null if the product as a whole is compared. */
  variant: CompareColumnHead_variant$key | null
  onRemove: () => void
}>

/** Head of a product's column. */
export function CompareColumnHead({ product, variant, onRemove }: Props) {
  const shared = useFragment(
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
  const chosen = useFragment(
    graphql`
      fragment CompareColumnHead_variant on ProductVariant {
        sku
        name
        image {
          ...Picture_media
        }
      }
    `,
    variant,
  )
  const { name, image } = chosen ?? shared
  const intl = useIntl()
  return (
    <div className={styles.head}>
      <Picture media={image} sizes="160px" isDecorative className={styles.picture} />
      <StoreLink to={comparedPath(shared.urlPath, chosen?.sku)} className={styles.name}>
        {name}
      </StoreLink>
      <IconButton
        icon="close"
        className={styles.remove}
        data-scripted
        label={intl.formatMessage({ id: 'compare.remove' }, { name })}
        onClick={onRemove}
      />
    </div>
  )
}
