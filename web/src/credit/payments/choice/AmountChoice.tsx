import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AmountChoice_credit$key } from '../../../__generated__/AmountChoice_credit.graphql'
import { RadioGroup, type RadioOption } from '../../../design/forms/RadioGroup.tsx'
import { TextField } from '../../../design/forms/TextField.tsx'
import { type MoneyValue, useMoney } from '../../../i18n/useMoney.ts'
import { AMOUNT_FIELD_MAX_CHARACTERS } from '../limits.ts'
import type { Choice } from '../payChoice.ts'
import { AMOUNT_WAYS } from '../payDraft.ts'

export type AmountChoiceProps = Readonly<{
  choice: Choice
  error: string | undefined
  onChange: (part: Partial<Choice>) => void
  /** Called when the field of another amount is left. */
  onLeave: () => void
}>

/** Amounts that can be paid of a credit: what is due, what settles it, or another one. */
export function AmountChoice({
  credit: key,
  choice,
  error,
  onChange,
  onLeave,
}: AmountChoiceProps & Readonly<{ credit: AmountChoice_credit$key }>) {
  const { name, balance, due, payoff } = useFragment(
    graphql`
      fragment AmountChoice_credit on CreditInvoice {
        name
        balance {
          amount
          currencyCode
        }
        due {
          total {
            amount
            currencyCode
          }
        }
        payoff {
          amount {
            amount
            currencyCode
          }
          savesAgainstPunctual {
            amount
            currencyCode
          }
        }
      }
    `,
    key,
  )
  const { formatMessage } = useIntl()
  const formatMoney = useMoney()
  const write = ({ amount, currencyCode }: MoneyValue) => formatMoney({ amount, currencyCode })
  const saves = payoff?.savesAgainstPunctual
  const isSaving = saves && Number(saves.amount) > 0
  const options: readonly RadioOption[] = [
    ...(due ? [{ value: 'due', label: formatMessage({ id: 'creditPayments.wayDue' }), aside: write(due.total) }] : []),
    {
      value: 'payoff',
      label: formatMessage({ id: 'creditPayments.wayPayoff' }),
      description: isSaving ? formatMessage({ id: 'creditPayments.saves' }, { amount: write(saves) }) : null,
      aside: write(payoff?.amount ?? balance),
    },
    { value: 'other', label: formatMessage({ id: 'creditPayments.wayOther' }) },
  ]
  return (
    <>
      <RadioGroup
        legend={formatMessage({ id: 'creditPayments.amountOf' }, { name })}
        value={choice.way}
        onChange={(way) => onChange({ way: AMOUNT_WAYS.find((one) => one === way) ?? choice.way })}
        options={options}
      />
      {choice.way === 'other' ? (
        <TextField
          label={formatMessage({ id: 'creditPayments.other' }, { name })}
          hint={formatMessage({ id: 'creditPayments.otherHint' })}
          value={choice.text}
          error={error}
          inputMode="decimal"
          autoComplete="off"
          maxLength={AMOUNT_FIELD_MAX_CHARACTERS}
          onChange={({ target }) => onChange({ text: target.value })}
          onBlur={onLeave}
          required
        />
      ) : null}
    </>
  )
}
