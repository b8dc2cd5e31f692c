import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../design/IconButton.tsx'
import { useMoney } from '../../i18n/useMoney.ts'
import { type LoanTerms, lendableAmount } from './loanAddress.ts'
import styles from './Loan.module.css'

type LoanAmountProps = Readonly<{
  terms: LoanTerms
  currencyCode: string
  amount: number
  onChange: (amount: number) => void
}>

/**
 * Amount of a loan: a slider, a number field, and buttons for one step. A typed amount counts when the field is left or
 * with Enter, as the nearest one that can be borrowed.
 */
export function LoanAmount({ terms, currencyCode, amount, onChange }: LoanAmountProps) {
  const { minimum, maximum, step } = terms
  const { formatMessage } = useIntl()
  const formatMoney = useMoney()
  const write = (value: number) => formatMoney({ amount: value.toFixed(2), currencyCode }, true)
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const takeDraft = () => {
    const typed = Number.parseInt(draft ?? '', 10)
    setDraft(null)
    if (!Number.isNaN(typed)) onChange(lendableAmount(typed, terms))
  }
  return (
    <div className={styles.amount}>
      <label htmlFor={id} className={styles.label}>
        {formatMessage({ id: 'loans.amount' })}
      </label>
      <div className={styles.stepper}>
        <IconButton
          icon="minus"
          label={formatMessage({ id: 'loans.less' }, { step: write(step) })}
          disabled={amount <= minimum}
          onClick={() => onChange(lendableAmount(amount - step, terms))}
        />
        <input
          id={id}
          name="monto"
          className={styles.field}
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          value={draft ?? String(amount)}
          onChange={({ target }) => setDraft(target.value.replaceAll(/\D/g, '').slice(0, String(maximum).length))}
          onFocus={({ target }) => target.select()}
          onBlur={takeDraft}
          onKeyDown={({ key }) => {
            if (key === 'Enter') takeDraft()
          }}
        />
        <IconButton
          icon="plus"
          label={formatMessage({ id: 'loans.more' }, { step: write(step) })}
          disabled={amount >= maximum}
          onClick={() => onChange(lendableAmount(amount + step, terms))}
        />
      </div>
      <input
        type="range"
        className={styles.slider}
        aria-label={formatMessage({ id: 'loans.amount' })}
        aria-valuetext={write(amount)}
        min={minimum}
        max={maximum}
        step={step}
        value={amount}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <p id={`${id}-hint`} className={styles.legend}>
        {formatMessage({ id: 'loans.amountHint' }, { min: write(minimum), max: write(maximum), step: write(step) })}
      </p>
    </div>
  )
}
