import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RoomPicture_room$key } from '../__generated__/RoomPicture_room.graphql'
import { IconButton } from '../design/IconButton.tsx'
import { EditorsPicture } from '../promotions/EditorsPicture.tsx'
import { PieceCard } from './PieceCard.tsx'
import styles from './RoomPicture.module.css'

const SIZES = '(width >= 80em) 76em, 100vw'
/** Part of the width and height, in percent, from which a card opens to the other side. */
const MIDDLE = 50

/**
 * Renders the picture of a room with a numbered button on each product; a press opens the product's card beside it,
 * on a phone below the picture. Escape closes it.
 */
export function RoomPicture({ room }: Readonly<{ room: RoomPicture_room$key }>) {
  const { image, points } = useFragment(
    graphql`
      fragment RoomPicture_room on Room {
        image {
          ...EditorsPicture_image
        }
        points {
          x
          y
          quantity
          product {
            name
          }
          ...usePiece_point
        }
      }
    `,
    room,
  )
  const intl = useIntl()
  const cardId = useId()
  const [open, setOpen] = useState<number | null>(null)
  const buttons = useRef(new Map<number, HTMLButtonElement>())
  const close = () => {
    if (open !== null) buttons.current.get(open)?.focus()
    setOpen(null)
  }
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || open === null) return
    event.stopPropagation()
    close()
  }
  const chosen = open === null ? undefined : points[open]
  const closeLabel = intl.formatMessage({ id: 'rooms.close' })
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the card wherever the focus is inside
    <div className={styles.frame} onKeyDown={closeByKey}>
      <div className={styles.scene}>
        <EditorsPicture image={image} sizes={SIZES} isPriority className={styles.picture} />
        {points.map(({ x, y, product }, at) =>
          product ? (
            <button
              // Points are in a fixed order.
              key={`${String(x)} ${String(y)}`}
              ref={(button) => {
                if (button) buttons.current.set(at, button)
              }}
              type="button"
              className={styles.point}
              style={{ left: `${String(x)}%`, top: `${String(y)}%` }}
              aria-label={intl.formatMessage({ id: 'rooms.point' }, { number: at + 1, name: product.name })}
              aria-expanded={open === at}
              aria-controls={open === at ? cardId : undefined}
              onClick={() => setOpen(open === at ? null : at)}
            >
              <span className={styles.mark}>{at + 1}</span>
            </button>
          ) : null,
        )}
      </div>
      {chosen && open !== null ? (
        <div className={styles.place} style={placeOf(chosen)}>
          <section id={cardId} className={styles.card} aria-label={chosen.product?.name}>
            <PieceCard key={open} point={chosen} number={open + 1} units={chosen.quantity} heading="h2" />
            <IconButton icon="close" label={closeLabel} className={styles.close} onClick={close} />
          </section>
        </div>
      ) : null}
    </div>
  )
}

/** Returns the corner at which a card stands beside its point. A phone shows it below the picture instead. */
function placeOf({ x, y }: Readonly<{ x: number; y: number }>) {
  const [across, down] = [`calc(${String(x > MIDDLE ? 100 - x : x)}% + 28px)`, `${String(y > MIDDLE ? 100 - y : y)}%`]
  return { ...(x > MIDDLE ? { right: across } : { left: across }), ...(y > MIDDLE ? { bottom: down } : { top: down }) }
}
