import { useIntl } from 'react-intl'
import { Checkbox } from '../design/Checkbox.tsx'
import { RadioGroup } from '../design/RadioGroup.tsx'
import { useMoney } from '../i18n/useMoney.ts'
import type { BundleOptionFacts } from './readBundleAnswers.ts'
import { sumMoney } from './sumMoney.ts'
import styles from './CustomOptionFields.module.css'

type Props = Readonly<{
  option: BundleOptionFacts
  /** Ids of what is chosen. */
  chosen: readonly string[]
  onChange: (ids: readonly string[]) => void
}>

/** The empty answer of a choice that may be left out. */
const NONE = ''

/** One choice of a kit: one of its parts, or several. */
export function BundleChoice({ option, chosen, onChange }: Props) {
  const { title, isRequired, isMultiple, selections } = option
  const intl = useIntl()
  const formatMoney = useMoney()
  const rows = selections.map(({ selectionId, units, name, money, isSoldOut }) => {
    const total = sumMoney([{ money, times: units }])
    return {
      value: selectionId,
      label: units === 1 ? name : `${units} × ${name}`,
      description: isSoldOut ? intl.formatMessage({ id: 'stock.outOfStock' }) : undefined,
      aside: total ? formatMoney(total) : undefined,
      isDisabled: isSoldOut,
    }
  })
  if (!isMultiple) {
    const none = { value: NONE, label: intl.formatMessage({ id: 'catalogue.noneOfThese' }) }
    return (
      <RadioGroup
        legend={title}
        options={isRequired ? rows : [...rows, none]}
        value={chosen[0] ?? (isRequired ? null : NONE)}
        onChange={(id) => onChange(id === NONE ? [] : [id])}
      />
    )
  }
  return (
    <fieldset>
      <legend className={styles.legend}>{title}</legend>
      {rows.map(({ value, label, aside, isDisabled }) => (
        <Checkbox
          key={value}
          label={aside ? `${label} (${aside})` : label}
          disabled={isDisabled}
          checked={chosen.includes(value)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, value] : chosen.filter((id) => id !== value))
          }
        />
      ))}
    </fieldset>
  )
}
