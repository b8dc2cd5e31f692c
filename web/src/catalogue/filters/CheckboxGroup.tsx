import { Checkbox } from '../../design/forms/Checkbox.tsx'
import styles from '../options/CustomOptionFields.module.css'

type Props = Readonly<{
  legend: string
  rows: readonly Readonly<{ value: string; label: string; aside?: string | undefined; isDisabled?: boolean }>[]
  /** Chosen values. */
  chosen: readonly string[]
  onChange: (values: readonly string[]) => void
}>

/** Renders checkboxes for a few values, each with its price. */
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
