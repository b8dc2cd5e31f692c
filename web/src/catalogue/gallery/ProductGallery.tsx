import { lazy, Suspense, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ProductGallery_media$key } from '../../__generated__/ProductGallery_media.graphql'
import { IconButton } from '../../design/IconButton.tsx'
import { LoadBoundary } from '../../device/LoadBoundary.tsx'
import { Picture } from '../../design/pictures/Picture.tsx'
import { GalleryThumbnails } from './GalleryThumbnails.tsx'
import { leadingMedia, mediaKey } from './leadingMedia.ts'
import './GalleryVideo.module.css'
import styles from './ProductGallery.module.css'

// Few products have a video: its style sheet alone comes with the page.
const GalleryVideo = lazy(async () => ({ default: (await import('./GalleryVideo.tsx')).GalleryVideo }))
const GalleryZoom = lazy(async () => ({ default: (await import('./GalleryZoom.tsx')).GalleryZoom }))
const SIZES = '(width >= 80em) 40em, (width >= 48em) 50vw, 75vw'

type Props = Readonly<{
  media: ProductGallery_media$key
  /** Pictures of the chosen variant, shown before the others. */
  leading?: ProductGallery_media$key | undefined
  /** Pictures of the variants that are not chosen. */
  others?: ProductGallery_media$key | undefined
  name: string
}>

const fragment = graphql`
  fragment ProductGallery_media on ProductMedia @relay(plural: true) {
    kind
    # What tells one from another.
    # eslint-disable-next-line relay/unused-fields
    path
    # eslint-disable-next-line relay/unused-fields
    videoUrl
    # What the thumbnails are called by.
    # eslint-disable-next-line relay/unused-fields
    alt
    ...Picture_media
    ...GalleryVideo_media
  }
`

/** Renders a product's pictures and videos: swiped, chosen by thumbnails, or enlarged. */
export function ProductGallery({ media, leading, others, name }: Props) {
  const items = leadingMedia({
    variant: useFragment(fragment, leading ?? []),
    others: useFragment(fragment, others ?? []),
    product: useFragment(fragment, media),
  })
  const pictures = items.filter(({ kind }) => kind === 'IMAGE')
  const intl = useIntl()
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [zoom, setZoom] = useState<'never' | 'open' | 'closed'>('never')
  const current = items[shown]
  const place = { number: shown + 1, count: items.length }

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
        <ul
          ref={strip}
          className={styles.strip}
          onScroll={follow}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll what has the focus
          tabIndex={0}
          aria-label={intl.formatMessage({ id: 'catalogue.gallery' }, { name })}
        >
          {items.map((item, index) => (
            <li key={mediaKey(item)} className={styles.slide}>
              {item.kind === 'VIDEO' ? (
                <LoadBoundary>
                  <Suspense fallback={null}>
                    <GalleryVideo media={item} sizes={SIZES} />
                  </Suspense>
                </LoadBoundary>
              ) : (
                <Picture media={item} sizes={SIZES} isPriority={index === 0} />
              )}
            </li>
          ))}
        </ul>
        {items.length > 1 ? (
          <output className={styles.count} aria-label={intl.formatMessage({ id: 'catalogue.pictureOf' }, place)}>
            {intl.formatMessage({ id: 'product.pictureCount' }, place)}
          </output>
        ) : null}
        {current?.kind === 'VIDEO' ? null : (
          <IconButton
            icon="zoom"
            className={styles.zoom}
            label={intl.formatMessage({ id: 'catalogue.zoom' })}
            onClick={() => setZoom('open')}
          />
        )}
      </div>
      {items.length > 1 ? (
        <div className={styles.thumbnails}>
          <GalleryThumbnails items={items} shown={shown} onChoose={show} />
        </div>
      ) : null}
      {zoom === 'never' ? null : (
        <LoadBoundary>
          <Suspense fallback={null}>
            <GalleryZoom
              key={zoom === 'open' ? mediaKey(current ?? { path: '' }) : 'closed'}
              pictures={pictures}
              name={name}
              first={current ? Math.max(0, pictures.indexOf(current)) : 0}
              isOpen={zoom === 'open'}
              onClose={() => setZoom('closed')}
            />
          </Suspense>
        </LoadBoundary>
      )}
    </section>
  )
}
