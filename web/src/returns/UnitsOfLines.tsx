import { type ReactNode, useId } from 'react'
import { Checkbox } from '../design/forms/Checkbox.tsx'
import { QuantityStepper } from '../design/forms/QuantityStepper.tsx'
import styles from './Returns.module.css'

type UnitsOfLinesProps = Readonly<{
  legend: string
  lines: readonly Readonly<{ lineId: string; name: string; most: number }>[]
  /** Units by line id, without lines that are not chosen. */
  units: ReadonlyMap<string, number>
  onChange: (units: ReadonlyMap<string, number>) => void
  error: string | undefined
  /** Renders further questions on a chosen line. */
  more?: (lineId: string) => ReactNode
}>

/** Checkboxes for the lines of an order, with a quantity each. */
export function UnitsOfLines({ legend, lines, units, onChange, error, more }: UnitsOfLinesProps) {
  const errorId = useId()
  const set = (lineId: string, quantity: number | null) => {
    const others = [...units].filter(([known]) => known !== lineId)
    onChange(new Map(quantity === null ? others : [...others, [lineId, quantity]]))
  }
  return (
    <fieldset className={styles.lines} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <ul className={styles.plain}>
        {lines.map(({ lineId, name, most }) => {
          const quantity = units.get(lineId)
          return (
            <li key={lineId} className={styles.line}>
              <Checkbox
                label={name}
                checked={quantity !== undefined}
                onChange={() => set(lineId, quantity === undefined ? most : null)}
              />
              {quantity !== undefined && most > 1 ? (
                <QuantityStepper label={name} value={quantity} max={most} onChange={(value) => set(lineId, value)} />
              ) : null}
              {quantity === undefined ? null : more?.(lineId)}
            </li>
          )
        })}
      </ul>
      {error ? (
        <p className={styles.refused} id={errorId}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
