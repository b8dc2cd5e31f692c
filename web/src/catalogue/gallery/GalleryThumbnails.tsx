import { useIntl } from 'react-intl'
import type { Picture_media$key } from '../../__generated__/Picture_media.graphql'
import { Picture } from '../../design/pictures/Picture.tsx'
import { mediaKey } from './leadingMedia.ts'
import styles from './GalleryThumbnails.module.css'

type Item = Picture_media$key &
  Readonly<{ path: string; kind: string; alt: string; videoUrl?: string | null | undefined }>

type Props = Readonly<{
  items: readonly Item[]
  /** Index of the picture shown large, from 0. */
  shown: number
  onChoose: (index: number) => void
}>

/** Renders the thumbnails below the large picture. */
export function GalleryThumbnails({ items, shown, onChoose }: Props) {
  const intl = useIntl()
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        <li key={mediaKey(item)}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={[
              intl.formatMessage(
                { id: item.kind === 'VIDEO' ? 'product.videoOf' : 'catalogue.pictureOf' },
                { number: index + 1, count: items.length },
              ),
              item.alt,
            ]
              .filter(Boolean)
              .join(': ')}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => onChoose(index)}
          >
            <Picture media={item} sizes="72px" isDecorative />
            {item.kind === 'VIDEO' ? (
              <svg className={styles.play} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d="M8 5.5v13l11-6.5z" />
              </svg>
            ) : null}
          </button>
        </li>
      ))}
    </ul>
  )
}
