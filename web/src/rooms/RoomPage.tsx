import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RoomPage_room$data, RoomPage_room$key } from '../__generated__/RoomPage_room.graphql'
import { breadcrumbJsonLd } from '../catalogue/product/breadcrumbJsonLd.ts'
import { listJsonLd } from '../catalogue/listing/listJsonLd.ts'
import { Breadcrumbs } from '../design/Breadcrumbs.tsx'
import { PageBody } from '../design/PageBody.tsx'
import { pictureUrl } from '../design/pictures/pictureSources.ts'
import { RichText } from '../design/RichText.tsx'
import { PageHead } from '../routing/document/PageHead.tsx'
import { useOrigin } from '../routing/OriginContext.tsx'
import { useStorePath } from '../routing/useStorePath.ts'
import { PageAlternates } from '../stores/PageAlternates.tsx'
import { AddRoom } from './AddRoom.tsx'
import { PieceCard } from './PieceCard.tsx'
import { RoomPicture } from './RoomPicture.tsx'
import styles from './RoomPage.module.css'

const PREVIEW = { width: 1024, height: 576 } as const

/** Renders a furnished room: picture with its products, the same products as a list, and all of them at once. */
export function RoomPage({ room }: Readonly<{ room: RoomPage_room$key }>) {
  const data = useFragment(
    graphql`
      fragment RoomPage_room on Room {
        path
        title
        summary
        text
        image {
          path
        }
        points {
          quantity
          product {
            name
            urlPath
          }
          ...usePiece_point
        }
        alternates {
          ...PageAlternates_alternates
        }
        ...RoomPicture_room
        ...AddRoom_room
      }
    `,
    room,
  )
  const intl = useIntl()
  const origin = useOrigin()
  const toPath = useStorePath()
  const { path, title, summary, text, image, points } = data
  const parents = [
    { label: intl.formatMessage({ id: 'rooms.home' }), to: '/' },
    { label: intl.formatMessage({ id: 'rooms.title' }), to: '/inspiracion' },
  ]
  return (
    <PageBody>
      <PageHead
        title={title}
        description={summary}
        canonicalPath={path}
        image={origin + pictureUrl(image.path, PREVIEW, 'jpg')}
        jsonLd={import.meta.env.SSR ? structuredData(data, parents, (to) => origin + toPath(to)) : {}}
      />
      <PageAlternates path={path} alternates={data.alternates} />
      <Breadcrumbs crumbs={parents} />
      <header className={styles.head}>
        <h1>{title}</h1>
        {summary ? <p>{summary}</p> : null}
      </header>
      <RoomPicture room={data} />
      <div className={styles.columns}>
        <section className={styles.pieces}>
          <h2>{intl.formatMessage({ id: 'rooms.pieces' })}</h2>
          <ol className={styles.list}>
            {points.map((point, at) => (
              // Points are in a fixed order.
              <li key={point.product?.urlPath ?? `gone-${String(at)}`} className={styles.piece}>
                <PieceCard point={point} number={at + 1} units={point.quantity} heading="h3" />
              </li>
            ))}
          </ol>
        </section>
        <aside className={styles.aside}>
          <AddRoom room={data} />
          {text ? <RichText html={text} /> : null}
        </aside>
      </div>
    </PageBody>
  )
}

type Crumbs = readonly Readonly<{ label: string; to: string }>[]

function structuredData(
  { title, path, points }: RoomPage_room$data,
  parents: Crumbs,
  addressOf: (path: string) => string,
) {
  const products = points.flatMap(({ product }) =>
    product ? [{ name: product.name, address: addressOf(`/${product.urlPath}`) }] : [],
  )
  return [
    breadcrumbJsonLd(
      [...parents, { label: title, to: path }].map(({ label, to }) => ({ name: label, address: addressOf(to) })),
    ),
    listJsonLd({ name: title, address: addressOf(path), total: products.length, products }),
  ]
}
