import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Picture_media$key } from '../__generated__/Picture_media.graphql'
import { Dialog } from '../design/Dialog.tsx'
import { IconButton } from '../design/IconButton.tsx'
import { Picture } from '../design/Picture.tsx'
import styles from './GalleryZoom.module.css'

type Props = Readonly<{
  pictures: readonly Picture_media$key[]
  name: string
  /** Which one to begin with, counted from 0. */
  first: number
  isOpen: boolean
  onClose: () => void
}>

/** One picture as large as the window, and closer at a press. */
export function GalleryZoom({ pictures, name, first, isOpen, onClose }: Props) {
  const intl = useIntl()
  const [index, setIndex] = useState(first)
  const [isClose, setClose] = useState(false)
  const picture = pictures[index] ?? pictures[0]
  const step = (by: number) => setIndex((now) => (now + by + pictures.length) % pictures.length)
  return (
    <Dialog size="full" title={name} isOpen={isOpen} onClose={onClose}>
      <div className={styles.view}>
        <button
          type="button"
          className={isClose ? styles.close : styles.whole}
          aria-pressed={isClose}
          aria-label={intl.formatMessage({ id: isClose ? 'catalogue.zoomOut' : 'catalogue.zoomIn' })}
          onClick={() => setClose(!isClose)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowRight') step(1)
            if (event.key === 'ArrowLeft') step(-1)
          }}
        >
          {picture ? <Picture media={picture} sizes="1024px" /> : null}
        </button>
        {pictures.length > 1 ? (
          <div className={styles.steps}>
            <IconButton
              icon="chevronLeft"
              label={intl.formatMessage({ id: 'catalogue.previousPicture' })}
              onClick={() => step(-1)}
            />
            <p aria-live="polite">
              {index + 1} / {pictures.length}
            </p>
            <IconButton
              icon="chevronRight"
              label={intl.formatMessage({ id: 'catalogue.nextPicture' })}
              onClick={() => step(1)}
            />
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}
