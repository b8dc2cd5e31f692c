import { type ReactNode, useId } from 'react'
import { classNames } from '../classNames.ts'
import styles from './RadioGroup.module.css'

export type RadioOption = Readonly<{
  value: string
  label: ReactNode
  /** Second line below the label. */
  description?: ReactNode
  /** Content at the end of the row, such as a price. */
  aside?: ReactNode
  isDisabled?: boolean
}>

type Props = Readonly<{
  legend: string
  /** True if the legend is for screen readers only, because a heading above has the same text. */
  isLegendHidden?: boolean
  options: readonly RadioOption[]
  /** Null while nothing is selected. */
  value: string | null
  onChange: (value: string) => void
  error?: string | undefined
  /** DOM id of the radio button that gets the focus from outside: the selected one, else the first. */
  focusId?: string | undefined
  /** Name of the field in a form that the browser sends itself; default: none that means anything. */
  name?: string
  /** True for short options: as many in a row as there is room for. */
  isCompact?: boolean
}>

/** Radio buttons in visible rows; each whole row is a touch target. */
export function RadioGroup(props: Props) {
  const { legend, isLegendHidden = false, options, value, onChange, error, focusId, isCompact = false } = props
  const id = useId()
  const { name = id } = props
  const focused = options.find((option) => option.value === value) ?? options.find(({ isDisabled }) => !isDisabled)
  return (
    <fieldset
      className={classNames(styles.group, isCompact && styles.compact)}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={isLegendHidden ? styles.hiddenLegend : styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.row}>
          <input
            type="radio"
            id={option === focused ? focusId : undefined}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
            className={styles.dot}
          />
          <span className={styles.text}>
            <span>{option.label}</span>
            {option.description ? <span className={styles.description}>{option.description}</span> : null}
          </span>
          {option.aside ? <span className={styles.aside}>{option.aside}</span> : null}
        </label>
      ))}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
