import { useIntl } from 'react-intl'
import { QuantityStepper } from '../../design/forms/QuantityStepper.tsx'
import { RadioGroup } from '../../design/forms/RadioGroup.tsx'
import { useMoney } from '../../i18n/useMoney.ts'
import { CheckboxGroup } from '../filters/CheckboxGroup.tsx'
import { BUNDLE_UNITS_MAX } from '../limits.ts'
import { type BundleOptionFacts, unitsOfChoice } from './readBundleAnswers.ts'
import { sumMoney } from '../price/sumMoney.ts'
import styles from './BundleChoice.module.css'

type Props = Readonly<{
  option: BundleOptionFacts
  /** Ids of the chosen parts. */
  chosen: readonly string[]
  /** Units of each chosen part, if changed. */
  quantity: number | undefined
  onChange: (ids: readonly string[]) => void
  onQuantity: (units: number) => void
}>

/** Value of "none" for an optional choice. */
const NONE = ''

/** Renders one choice of a kit: one of its parts or several, and their quantity where it can be changed. */
export function BundleChoice({ option, chosen, quantity, onChange, onQuantity }: Props) {
  const { title, isRequired, isMultiple, selections } = option
  const intl = useIntl()
  const formatMoney = useMoney()
  const { canChange, units: ownUnits } = unitsOfChoice(option, chosen)
  const rows = selections.map(({ selectionId, units, name, money, isSoldOut }) => {
    const shown = canChange && chosen.includes(selectionId) ? (quantity ?? units) : units
    const total = sumMoney([{ money, times: shown }])
    return {
      value: selectionId,
      label: shown === 1 ? name : `${shown} × ${name}`,
      description: isSoldOut ? intl.formatMessage({ id: 'stock.outOfStock' }) : undefined,
      aside: total ? formatMoney(total) : undefined,
      isDisabled: isSoldOut,
    }
  })
  const none = { value: NONE, label: intl.formatMessage({ id: 'catalogue.noneOfThese' }) }
  return (
    <div className={styles.choice}>
      {isMultiple ? (
        <CheckboxGroup legend={title} rows={rows} chosen={chosen} onChange={onChange} />
      ) : (
        <RadioGroup
          legend={title}
          options={isRequired ? rows : [...rows, none]}
          value={chosen[0] ?? (isRequired ? null : NONE)}
          onChange={(id) => onChange(id === NONE ? [] : [id])}
        />
      )}
      {canChange ? (
        <div className={styles.units}>
          {/* Visible label; the stepper's own name says the same to a screen reader. */}
          <span aria-hidden="true">{intl.formatMessage({ id: 'quantity.units' })}</span>
          <QuantityStepper label={title} value={quantity ?? ownUnits} max={BUNDLE_UNITS_MAX} onChange={onQuantity} />
        </div>
      ) : null}
    </div>
  )
}
