import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { REVIEW_STARS_MAX } from '@hogar/schema/validation/limits.ts'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { STAR_PATH, STAR_WIDTH } from './starPath.ts'
import styles from './StarsField.module.css'

const CHOICES = Array.from({ length: REVIEW_STARS_MAX }, (_, index) => index + 1)

type Props = Readonly<{
  /** Number of stars; 0 while none is chosen. */
  value: number
  onChange: (value: number) => void
  error: string | undefined
}>

/** Rating field: a press on a star, or the arrow keys. */
export function StarsField({ value, onChange, error }: Props) {
  const intl = useIntl()
  const name = useId()
  return (
    <fieldset
      className={styles.field}
      role="radiogroup"
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className={styles.legend}>
        <FormattedMessage id="reviews.rating" />
      </legend>
      <div className={styles.stars}>
        {CHOICES.map((stars) => (
          <label key={stars} className={styles.star}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
            />
            <svg viewBox={`0 0 ${STAR_WIDTH} ${STAR_WIDTH}`} aria-hidden="true" focusable="false">
              <path className={stars <= value ? styles.full : styles.empty} d={`M12 3${STAR_PATH}`} />
            </svg>
            <VisuallyHidden>{intl.formatMessage({ id: 'reviews.stars' }, { stars })}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error ? (
        <p className={styles.error} id={`${name}-error`}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
