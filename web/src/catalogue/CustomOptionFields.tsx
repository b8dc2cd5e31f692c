import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomOptionFields_options$key } from '../__generated__/CustomOptionFields_options.graphql'
import { Checkbox } from '../design/Checkbox.tsx'
import { RadioGroup } from '../design/RadioGroup.tsx'
import { TextAreaField } from '../design/TextAreaField.tsx'
import { TextField } from '../design/TextField.tsx'
import { useMoney } from '../i18n/useMoney.ts'
import type { CustomAnswers } from './readCustomAnswers.ts'
import styles from './CustomOptionFields.module.css'

type Props = Readonly<{
  options: CustomOptionFields_options$key
  answers: CustomAnswers
  onChange: (answers: CustomAnswers) => void
}>

/** Longest text that the cart takes. */
const TEXT_MAX_CHARACTERS = 500

/** A field for each custom option, as its kind asks. */
export function CustomOptionFields({ options: key, answers, onChange }: Props) {
  const options = useFragment(
    graphql`
      fragment CustomOptionFields_options on CustomOption @relay(plural: true) {
        optionId
        title
        kind
        isRequired
        maxLength
        values {
          valueId
          title
          priceDelta {
            amount
            currencyCode
          }
        }
      }
    `,
    key,
  )
  const formatMoney = useMoney()
  const answer = (optionId: string, value: string | readonly string[]) => onChange({ ...answers, [optionId]: value })
  return (
    <div className={styles.fields}>
      {options.map(({ optionId, title, kind, isRequired, maxLength, values }) => {
        const given = answers[optionId]
        const text = typeof given === 'string' ? given : ''
        const ids = Array.isArray(given) ? given : []
        const textProps = { label: title, required: isRequired, maxLength: maxLength ?? TEXT_MAX_CHARACTERS, value: text }
        const rows = values.map(({ valueId, title: label, priceDelta: { amount, currencyCode } }) => ({
          value: valueId,
          label,
          aside: Number(amount) === 0 ? undefined : `+${formatMoney({ amount, currencyCode })}`,
        }))
        if (kind === 'TEXT') {
          return <TextField key={optionId} {...textProps} onChange={(event) => answer(optionId, event.target.value)} />
        }
        if (kind === 'TEXT_AREA') {
          return <TextAreaField key={optionId} {...textProps} onChange={(event) => answer(optionId, event.target.value)} />
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
