import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Picture_media$key } from '../../__generated__/Picture_media.graphql'
import { Dialog } from '../../design/overlays/Dialog.tsx'
import { IconButton } from '../../design/IconButton.tsx'
import { Picture } from '../../design/pictures/Picture.tsx'
import { useZoom } from './useZoom.ts'
import styles from './GalleryZoom.module.css'

type Props = Readonly<{
  pictures: readonly Picture_media$key[]
  name: string
  /** Index of the first picture, from 0. */
  first: number
  isOpen: boolean
  onClose: () => void
}>

/** Renders one picture as large as the window; press, wheel, two fingers or keys zoom in. */
export function GalleryZoom({ pictures, name, first, isOpen, onClose }: Props) {
  const intl = useIntl()
  const [index, setIndex] = useState(first)
  const picture = pictures[index] ?? pictures[0]
  const step = (by: number) => setIndex((now) => (now + by + pictures.length) % pictures.length)
  const zoom = useZoom(index, step)
  const { scale, x, y } = zoom.view
  return (
    <Dialog size="full" title={name} isOpen={isOpen} onClose={onClose}>
      <div className={styles.view}>
        <button
          type="button"
          className={zoom.isClose ? styles.close : styles.whole}
          aria-pressed={zoom.isClose}
          aria-label={intl.formatMessage({ id: zoom.isClose ? 'catalogue.zoomOut' : 'catalogue.zoomIn' })}
          {...zoom.handlers}
        >
          <span className={styles.picture} style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
            {picture ? <Picture media={picture} sizes="1024px" /> : null}
          </span>
        </button>
        <p className={styles.help}>{intl.formatMessage({ id: 'product.zoomHelp' })}</p>
        {pictures.length > 1 ? (
          <div className={styles.steps}>
            <IconButton
              icon="chevronLeft"
              label={intl.formatMessage({ id: 'catalogue.previousPicture' })}
              onClick={() => step(-1)}
            />
            <output
              aria-label={intl.formatMessage(
                { id: 'catalogue.pictureOf' },
                { number: index + 1, count: pictures.length },
              )}
            >
              {intl.formatMessage({ id: 'product.pictureCount' }, { number: index + 1, count: pictures.length })}
            </output>
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
