import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PhotoThumbnails_photos$key } from '../../__generated__/PhotoThumbnails_photos.graphql'
import { classNames } from '../../design/classNames.ts'
import { ResponsivePicture } from '../../design/pictures/ResponsivePicture.tsx'
import { PhotoDialog } from './PhotoDialog.tsx'
import styles from './PhotoThumbnails.module.css'

const THUMBNAIL_WIDTHS = [150, 200, 300]

type Props = Readonly<{
  photos: PhotoThumbnails_photos$key
  /** Title of the dialog. */
  title: string
  isLarge?: boolean
}>

/** Thumbnails of customers' photos in one row; a press opens them large. */
export function PhotoThumbnails({ photos, title, isLarge = false }: Props) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  const [index, setIndex] = useState(0)
  const items = useFragment(
    graphql`
      fragment PhotoThumbnails_photos on ReviewPhoto @relay(plural: true) {
        path
        nickname
        ...PhotoDialog_photos
      }
    `,
    photos,
  )
  return (
    <>
      <ul className={styles.list}>
        {items.map(({ path, nickname }, at) => (
          <li key={`${at} ${path}`}>
            <button
              type="button"
              className={classNames(styles.thumbnail, isLarge && styles.large)}
              aria-label={intl.formatMessage(
                { id: 'reviews.photoOpen' },
                { number: at + 1, count: items.length, name: nickname ?? '', isNamed: nickname ? 'yes' : 'no' },
              )}
              onClick={() => {
                setIndex(at)
                setOpen(true)
              }}
            >
              <ResponsivePicture
                path={path}
                alt=""
                sizes={isLarge ? '128px' : '88px'}
                widths={THUMBNAIL_WIDTHS}
                ratio={1}
              />
            </button>
          </li>
        ))}
      </ul>
      <PhotoDialog
        photos={items}
        index={index}
        onShow={setIndex}
        title={title}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
