import { Checkbox } from '../design/Checkbox.tsx'
import styles from './CustomOptionFields.module.css'

type Props = Readonly<{
  legend: string
  rows: readonly Readonly<{ value: string; label: string; aside?: string | undefined; isDisabled?: boolean }>[]
  /** Values of what is chosen. */
  chosen: readonly string[]
  onChange: (values: readonly string[]) => void
}>

/** Any number of few, each with what it costs. */
export function CheckboxGroup({ legend, rows, chosen, onChange }: Props) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      {rows.map(({ value, label, aside, isDisabled }) => (
        <Checkbox
          key={value}
          label={aside ? `${label} (${aside})` : label}
          disabled={isDisabled}
          checked={chosen.includes(value)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
    </fieldset>
  )
}
