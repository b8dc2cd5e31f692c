import { useIntl } from 'react-intl'
import { REVIEW_STARS_MAX } from '@hogar/schema/validation/limits.ts'
import { STAR_PATH, STAR_WIDTH } from './starPath.ts'
import styles from './Stars.module.css'

const WIDTH = STAR_WIDTH * REVIEW_STARS_MAX
const ROW = Array.from({ length: REVIEW_STARS_MAX }, (_, index) => `M${12 + index * STAR_WIDTH} 3${STAR_PATH}`).join('')

type Props = Readonly<{
  /** Rating from 0 to 5; a fraction is drawn as a part of a star. */
  value: number
  /** True if the text beside it says the same. */
  isHidden?: boolean
}>

/** Row of stars, filled up to the value. */
export function Stars({ value, isHidden = false }: Props) {
  const intl = useIntl()
  const average = intl.formatNumber(value, { maximumFractionDigits: 1 })
  const label = intl.formatMessage({ id: 'stars.ofFive' }, { average })
  return (
    <svg
      className={styles.stars}
      viewBox={`0 0 ${WIDTH} ${STAR_WIDTH}`}
      focusable="false"
      {...(isHidden ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path className={styles.empty} d={ROW} />
      {/* An inner picture clips its overflow. */}
      <svg width={(WIDTH * value) / REVIEW_STARS_MAX} height={STAR_WIDTH}>
        <path className={styles.full} d={ROW} />
      </svg>
    </svg>
  )
}
