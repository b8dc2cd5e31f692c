import { lazy, Suspense, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ProductGallery_media$key } from '../__generated__/ProductGallery_media.graphql'
import { IconButton } from '../design/IconButton.tsx'
import { Picture } from '../design/Picture.tsx'
import { GalleryThumbnails } from './GalleryThumbnails.tsx'
import { leadingMedia } from './leadingMedia.ts'
import styles from './ProductGallery.module.css'

const GalleryZoom = lazy(async () => ({ default: (await import('./GalleryZoom.tsx')).GalleryZoom }))
const SIZES = '(width >= 1280px) 640px, (width >= 768px) 50vw, 100vw'

type Props = Readonly<{
  media: ProductGallery_media$key
  /** Pictures of the chosen variant: shown before the others. */
  leading?: ProductGallery_media$key | undefined
  name: string
}>

const fragment = graphql`
  fragment ProductGallery_media on ProductMedia @relay(plural: true) {
    path
    ...Picture_media
  }
`

/** A product's pictures: swiped, chosen by their small ones, or looked at closely. */
export function ProductGallery({ media, leading, name }: Props) {
  const pictures = leadingMedia(useFragment(fragment, leading ?? []), useFragment(fragment, media))
  const intl = useIntl()
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [zoom, setZoom] = useState<'never' | 'open' | 'closed'>('never')

  const show = (index: number) => {
    const element = strip.current
    element?.scrollTo({ left: element.clientWidth * index, behavior: 'smooth' })
    setShown(index)
  }
  const follow = () => {
    const element = strip.current
    if (element) setShown(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
  }
  return (
    <section className={styles.gallery} aria-label={intl.formatMessage({ id: 'catalogue.gallery' }, { name })}>
      <div className={styles.stage}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll what has the focus */}
        <ul ref={strip} className={styles.strip} onScroll={follow} tabIndex={0}>
          {pictures.map((picture, index) => (
            <li key={picture.path} className={styles.slide}>
              <Picture media={picture} sizes={SIZES} isPriority={index === 0} />
            </li>
          ))}
        </ul>
        <IconButton
          icon="zoom"
          className={styles.zoom}
          label={intl.formatMessage({ id: 'catalogue.zoom' })}
          onClick={() => setZoom('open')}
        />
      </div>
      {pictures.length > 1 ? <GalleryThumbnails pictures={pictures} shown={shown} onChoose={show} /> : null}
      {zoom === 'never' ? null : (
        <Suspense fallback={null}>
          <GalleryZoom
            pictures={pictures}
            name={name}
            first={shown}
            isOpen={zoom === 'open'}
            onClose={() => setZoom('closed')}
          />
        </Suspense>
      )}
    </section>
  )
}
