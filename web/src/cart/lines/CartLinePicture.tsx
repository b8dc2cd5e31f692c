import { graphql, useFragment } from 'react-relay/hooks'
import { Picture } from '../../design/pictures/Picture.tsx'
import styles from './CartLinePicture.module.css'
import type { CartLinePicture_line$key } from '../../__generated__/CartLinePicture_line.graphql'

type CartLinePictureProps = Readonly<{ line: CartLinePicture_line$key }>

/** Picture of a line: of its variant, else of its product; an empty square if the product is no longer sold. */
export function CartLinePicture({ line }: CartLinePictureProps) {
  const { product, variant } = useFragment(
    graphql`
      fragment CartLinePicture_line on CartLine {
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
      }
    `,
    line,
  )
  const media = variant?.media[0] ?? product?.media[0]
  return <div className={styles.picture}>{media ? <Picture media={media} sizes="150px" isDecorative /> : null}</div>
}
