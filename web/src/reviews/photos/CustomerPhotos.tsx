import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerPhotos_reviews$key } from '../../__generated__/CustomerPhotos_reviews.graphql'
import { Button } from '../../design/Button.tsx'
import { PhotoThumbnails } from './PhotoThumbnails.tsx'
import styles from './CustomerPhotos.module.css'

type Props = Readonly<{
  reviews: CustomerPhotos_reviews$key
  /** True if the list shows only reviews with photos. */
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}>

/** Row of the newest photos of all reviews, with a filter for reviews with photos; nothing without any photo. */
export function CustomerPhotos({ reviews, isChosen, onChoose }: Props) {
  const intl = useIntl()
  const titleId = useId()
  const { photos } = useFragment(
    graphql`
      fragment CustomerPhotos_reviews on ReviewConnection {
        photos {
          ...PhotoThumbnails_photos
        }
      }
    `,
    reviews,
  )
  if (photos.length === 0) return null
  return (
    <section className={styles.photos} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        <FormattedMessage id="reviews.customerPhotos" />
      </h3>
      <PhotoThumbnails photos={photos} title={intl.formatMessage({ id: 'reviews.customerPhotos' })} isLarge />
      <div>
        <Button variant="secondary" aria-pressed={isChosen} onClick={() => onChoose(!isChosen)}>
          <FormattedMessage id="reviews.onlyPhotos" />
        </Button>
      </div>
    </section>
  )
}
