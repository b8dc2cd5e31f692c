import { useIntl } from 'react-intl'
import { RadioGroup } from '../../design/forms/RadioGroup.tsx'
import { TextAreaField } from '../../design/forms/TextAreaField.tsx'
import { TextField } from '../../design/forms/TextField.tsx'
import { type MoneyValue, useMoney } from '../../i18n/useMoney.ts'
import { CheckboxGroup } from '../filters/CheckboxGroup.tsx'
import type { CustomAnswers, CustomOptionFacts } from './readCustomAnswers.ts'
import styles from './CustomOptionFields.module.css'

type Props = Readonly<{
  options: readonly CustomOptionFacts[]
  answers: CustomAnswers
  onChange: (answers: CustomAnswers) => void
}>

/** Value of "none" for an optional choice. */
const NONE = ''
/** Maximum length of text that the cart accepts. */
const TEXT_MAX_CHARACTERS = 500

/** Renders a field for each custom option, according to its kind. */
export function CustomOptionFields({ options, answers, onChange }: Props) {
  const intl = useIntl()
  const formatMoney = useMoney()
  const label = (title: string, isRequired: boolean) =>
    isRequired ? title : intl.formatMessage({ id: 'product.optionalChoice' }, { label: title })
  const shownSurcharge = (delta: MoneyValue | null) =>
    delta === null || Number(delta.amount) === 0 ? undefined : `+${formatMoney(delta)}`
  const answer = (optionId: string, value: string | readonly string[]) => onChange({ ...answers, [optionId]: value })
  return (
    <div className={styles.fields}>
      {options.map(({ optionId, title, kind, isRequired, maxLength, priceDelta: surcharge, values }) => {
        const given = answers[optionId]
        const text = typeof given === 'string' ? given : ''
        const ids = Array.isArray(given) ? given : []
        const textProps = {
          label: label(title, isRequired),
          required: isRequired,
          maxLength: maxLength ?? TEXT_MAX_CHARACTERS,
          value: text,
          hint: shownSurcharge(surcharge),
        }
        const rows = values.map(({ valueId, title: name, priceDelta }) => ({
          value: valueId,
          label: name,
          aside: shownSurcharge(priceDelta),
        }))
        if (kind === 'TEXT') {
          return <TextField key={optionId} {...textProps} onChange={(event) => answer(optionId, event.target.value)} />
        }
        if (kind === 'TEXT_AREA') {
          return (
            <TextAreaField key={optionId} {...textProps} onChange={(event) => answer(optionId, event.target.value)} />
          )
        }
        if (kind === 'CHOICE') {
          const none = { value: NONE, label: intl.formatMessage({ id: 'catalogue.noneOfThese' }) }
          return (
            <RadioGroup
              key={optionId}
              legend={label(title, isRequired)}
              options={isRequired ? rows : [...rows, none]}
              value={ids[0] ?? (isRequired ? null : NONE)}
              onChange={(id) => answer(optionId, id === NONE ? [] : [id])}
            />
          )
        }
        return (
          <CheckboxGroup
            key={optionId}
            legend={label(title, isRequired)}
            rows={rows}
            chosen={ids}
            onChange={(chosen) => answer(optionId, chosen)}
          />
        )
      })}
    </div>
  )
}
