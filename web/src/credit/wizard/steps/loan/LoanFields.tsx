import { useIntl } from 'react-intl'
import { RadioGroup } from '../../../../design/forms/RadioGroup.tsx'
import { LoanAmount } from '../../../loans/LoanAmount.tsx'
import { type LoanChoice, type LoanTerms, frequencyName } from '../../../loans/loanAddress.ts'

type LoanFieldsProps = Readonly<{
  terms: LoanTerms
  currencyCode: string
  choice: LoanChoice
  choose: (part: Partial<LoanChoice>) => void
}>

/** Amount, term and interval of the payments of a loan. */
export function LoanFields({ terms, currencyCode, choice, choose }: LoanFieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <LoanAmount
        terms={terms}
        currencyCode={currencyCode}
        amount={choice.amount}
        onChange={(amount) => choose({ amount })}
      />
      {terms.months.length > 1 ? (
        <RadioGroup
          legend={formatMessage({ id: 'credit.termTitle' })}
          isCompact
          value={String(choice.months)}
          onChange={(months) => choose({ months: Number(months) })}
          options={terms.months.map((months) => ({
            value: String(months),
            label: formatMessage({ id: 'loans.months' }, { months }),
          }))}
        />
      ) : null}
      <RadioGroup
        legend={formatMessage({ id: 'loans.frequency' })}
        isCompact
        value={frequencyName(choice.frequency) ?? null}
        onChange={(name) => choose({ frequency: terms.frequencies.find((one) => frequencyName(one) === name) })}
        options={terms.frequencies.map((frequency) => ({
          value: frequencyName(frequency) ?? frequency,
          label: formatMessage({ id: 'loans.every' }, { frequency }),
        }))}
      />
    </>
  )
}
