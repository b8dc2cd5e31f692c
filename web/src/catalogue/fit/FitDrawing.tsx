import { useIntl } from 'react-intl'
import type { Box } from './fitRules.ts'
import { type FitTexts, readLength } from './fitTexts.ts'
import { DOOR_DRAWN_CM } from './limits.ts'
import styles from './FitDialog.module.css'

type Props = Readonly<{
  name: string
  box: Box
  texts: FitTexts
  /** True if the product stands turned by a right angle: its depth is seen from the front. */
  isTurned: boolean
}>

const GAP_CM = 30

/** Renders a product to scale from the front, in its place if that is measured, beside a door. */
export function FitDrawing({ name, box, texts, isTurned }: Props) {
  const intl = useIntl()
  const seen = isTurned ? box.depth : box.width
  const place = { width: readLength(texts['place.width']), height: readLength(texts['place.height']) }
  const wide = Math.max(seen, place.width ?? 0)
  const tall = Math.max(DOOR_DRAWN_CM.height, box.height, place.height ?? 0)
  const left = DOOR_DRAWN_CM.width + GAP_CM
  const placeTop = tall - (place.height ?? tall)
  const told = { name, width: seen, height: box.height, door: DOOR_DRAWN_CM.height }
  const label =
    place.width === null
      ? intl.formatMessage({ id: 'fit.drawing' }, told)
      : intl.formatMessage({ id: 'fit.drawingInPlace' }, { ...told, place: place.width })
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        viewBox={`-2 -2 ${left + wide + 4} ${tall + 4}`}
        role="img"
        aria-label={label}
        focusable="false"
      >
        <rect
          className={styles.door}
          y={tall - DOOR_DRAWN_CM.height}
          width={DOOR_DRAWN_CM.width}
          height={DOOR_DRAWN_CM.height}
        />
        {place.width === null ? null : (
          <rect className={styles.place} x={left} y={placeTop} width={place.width} height={tall - placeTop} />
        )}
        <rect
          className={styles.product}
          x={left + Math.max(0, ((place.width ?? seen) - seen) / 2)}
          y={tall - box.height}
          width={seen}
          height={box.height}
        />
        <path className={styles.floor} d={`M0 ${tall}H${left + wide}`} />
      </svg>
      <figcaption className={styles.note}>{label}</figcaption>
    </figure>
  )
}
