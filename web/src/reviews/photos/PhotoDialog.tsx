import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PhotoDialog_photos$key } from '../../__generated__/PhotoDialog_photos.graphql'
import { IconButton } from '../../design/IconButton.tsx'
import { Dialog } from '../../design/overlays/Dialog.tsx'
import type { PictureFormat } from '../../design/pictures/pictureSources.ts'
import styles from './PhotoDialog.module.css'

const SIDES = [600, 1024]

type Props = Readonly<{
  photos: PhotoDialog_photos$key
  title: string
  /** Index of the shown photo, from 0. */
  index: number
  onShow: (index: number) => void
  isOpen: boolean
  onClose: () => void
}>

/** Renders one customer's photo as large as the window, with steps to the others. */
export function PhotoDialog({ photos, title, index, onShow, isOpen, onClose }: Props) {
  const intl = useIntl()
  const items = useFragment(
    graphql`
      fragment PhotoDialog_photos on ReviewPhoto @relay(plural: true) {
        path
        width
        height
        nickname
      }
    `,
    photos,
  )
  const photo = items[index]
  const count = items.length
  const step = (by: number) => onShow((index + by + count) % count)
  const name = photo?.nickname ?? ''
  return (
    <Dialog size="full" title={title} isOpen={isOpen} onClose={onClose}>
      <div className={styles.view}>
        {photo ? (
          <picture key={photo.path} className={styles.frame}>
            <source type="image/avif" srcSet={sourceSet(photo.path, 'avif')} sizes="100vw" />
            <source type="image/webp" srcSet={sourceSet(photo.path, 'webp')} sizes="100vw" />
            <img
              className={styles.photo}
              src={addressOf(photo.path, { side: 1024, format: 'jpg' })}
              width={photo.width}
              height={photo.height}
              alt={intl.formatMessage(
                { id: 'reviews.photoOf' },
                { number: index + 1, count, name, isNamed: name ? 'yes' : 'no' },
              )}
            />
          </picture>
        ) : null}
        <p className={styles.name}>{name}</p>
        {count > 1 ? (
          <div className={styles.steps}>
            <IconButton
              icon="chevronLeft"
              label={intl.formatMessage({ id: 'reviews.photoPrevious' })}
              onClick={() => step(-1)}
            />
            <output>{intl.formatMessage({ id: 'reviews.photoCount' }, { number: index + 1, count })}</output>
            <IconButton
              icon="chevronRight"
              label={intl.formatMessage({ id: 'reviews.photoNext' })}
              onClick={() => step(1)}
            />
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}

type Shape = Readonly<{ side: number; format: PictureFormat }>

/** Address of a photo whose longer side has at most so many pixels: photos are not cut to a square here. */
function addressOf(path: string, { side, format }: Shape): string {
  return `/img/${side}/${side}/resize/${path}.${format}`
}

function sourceSet(path: string, format: PictureFormat): string {
  return SIDES.map((side) => `${addressOf(path, { side, format })} ${side}w`).join(', ')
}
