import { useId } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OptionPicker_option$key } from '../../__generated__/OptionPicker_option.graphql'
import { classNames } from '../../design/classNames.ts'
import { VisuallyHidden } from '../../design/VisuallyHidden.tsx'
import type { ValueState } from './valueState.ts'
import styles from './OptionPicker.module.css'

type Props = Readonly<{
  option: OptionPicker_option$key
  chosen: string | null
  stateOf: (value: string) => ValueState
  onChoose: (value: string) => void
}>

/** Renders one option of a product as swatches or chips, which mark values that are out of stock. */
export function OptionPicker({ option, chosen, stateOf, onChoose }: Props) {
  const { label, values } = useFragment(
    graphql`
      fragment OptionPicker_option on ConfigurableOption {
        label
        values {
          value
          label
          swatch
        }
      }
    `,
    option,
  )
  const intl = useIntl()
  const name = useId()
  const stateText = {
    available: '',
    outOfStock: intl.formatMessage({ id: 'stock.outOfStock' }),
    otherCombination: intl.formatMessage({ id: 'catalogue.otherCombination' }),
  } satisfies Record<ValueState, string>
  const chosenLabel = values.find(({ value }) => value === chosen)?.label
  return (
    <fieldset className={styles.option}>
      <legend className={styles.legend}>
        <span className={styles.label}>{label}</span>
        {chosenLabel ? <span>{chosenLabel}</span> : null}
      </legend>
      <div className={styles.values}>
        {values.map(({ value, label: text, swatch }) => (
          <label
            key={value}
            className={classNames(styles.value, swatch ? styles.swatch : styles.chip, styles[stateOf(value)])}
            title={swatch ? text : undefined}
          >
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {swatch ? <span className={styles.colour} style={{ backgroundColor: swatch }} /> : <span>{text}</span>}
            <VisuallyHidden>
              {[swatch ? text : '', stateText[stateOf(value)]].filter(Boolean).join(', ')}
            </VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
