import { Checkbox } from '../design/Checkbox.tsx'
import { RadioGroup } from '../design/RadioGroup.tsx'
import { TextAreaField } from '../design/TextAreaField.tsx'
import { TextField } from '../design/TextField.tsx'
import { useMoney } from '../i18n/useMoney.ts'
import type { CustomAnswers, CustomOptionFacts } from './readCustomAnswers.ts'
import styles from './CustomOptionFields.module.css'

type Props = Readonly<{
  options: readonly CustomOptionFacts[]
  answers: CustomAnswers
  onChange: (answers: CustomAnswers) => void
}>

/** Longest text that the cart takes. */
const TEXT_MAX_CHARACTERS = 500

/** A field for each custom option, as its kind asks. */
export function CustomOptionFields({ options, answers, onChange }: Props) {
  const formatMoney = useMoney()
  const answer = (optionId: string, value: string | readonly string[]) => onChange({ ...answers, [optionId]: value })
  return (
    <div className={styles.fields}>
      {options.map(({ optionId, title, kind, isRequired, maxLength, values }) => {
        const given = answers[optionId]
        const text = typeof given === 'string' ? given : ''
        const ids = Array.isArray(given) ? given : []
        const textProps = {
          label: title,
          required: isRequired,
          maxLength: maxLength ?? TEXT_MAX_CHARACTERS,
          value: text,
        }
        const rows = values.map(({ valueId, title: label, priceDelta }) => ({
          value: valueId,
          label,
          aside: Number(priceDelta.amount) === 0 ? undefined : `+${formatMoney(priceDelta)}`,
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
          return (
            <RadioGroup
              key={optionId}
              legend={title}
              options={rows}
              value={ids[0] ?? null}
              onChange={(id) => answer(optionId, [id])}
            />
          )
        }
        return (
          <fieldset key={optionId}>
            <legend className={styles.legend}>{title}</legend>
            {rows.map(({ value, label, aside }) => (
              <Checkbox
                key={value}
                label={aside ? `${label} (${aside})` : label}
                checked={ids.includes(value)}
                onChange={(event) =>
                  answer(optionId, event.target.checked ? [...ids, value] : ids.filter((id) => id !== value))
                }
              />
            ))}
          </fieldset>
        )
      })}
    </div>
  )
}
