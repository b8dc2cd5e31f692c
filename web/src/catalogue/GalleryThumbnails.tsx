import { useIntl } from 'react-intl'
import type { Picture_media$key } from '../__generated__/Picture_media.graphql'
import { Picture } from '../design/Picture.tsx'
import styles from './GalleryThumbnails.module.css'

type Props = Readonly<{
  pictures: readonly (Picture_media$key & Readonly<{ path: string }>)[]
  /** Which one is shown large, counted from 0. */
  shown: number
  onChoose: (index: number) => void
}>

/** The small pictures below the large one. */
export function GalleryThumbnails({ pictures, shown, onChoose }: Props) {
  const intl = useIntl()
  return (
    <ul className={styles.list}>
      {pictures.map((picture, index) => (
        <li key={picture.path}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={intl.formatMessage(
              { id: 'catalogue.pictureOf' },
              { number: index + 1, count: pictures.length },
            )}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => onChoose(index)}
          >
            <Picture media={picture} sizes="72px" isDecorative />
          </button>
        </li>
      ))}
    </ul>
  )
}
