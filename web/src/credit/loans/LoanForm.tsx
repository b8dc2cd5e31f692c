import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation, useNavigate } from 'react-router-dom'
import type { LoanForm_offers$key } from '../../__generated__/LoanForm_offers.graphql'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { Checkbox } from '../../design/forms/Checkbox.tsx'
import { RadioGroup } from '../../design/forms/RadioGroup.tsx'
import { CreditPanel } from '../CreditPanel.tsx'
import { LOAN_ADDRESS_MS } from '../limits.ts'
import { LOAN_APPLY_ID } from './LoanApply.tsx'
import { LoanAmount } from './LoanAmount.tsx'
import { type LoanChoice, type LoanTerms, frequencyName, loanSearch, readLoanChoice } from './loanAddress.ts'
import styles from './Loan.module.css'

type LoanFormProps = Readonly<{ terms: LoanTerms; currencyCode: string; offers: LoanForm_offers$key }>

/**
 * Form of amount, term and interval of the payments of a loan, and the offer for them whole. All offers are on the page: a
 * change requests nothing, and is then named in the address. Without scripts the server answers the form.
 */
export function LoanForm({ terms, currencyCode, offers: key }: LoanFormProps) {
  const offers = useFragment(
    graphql`
      fragment LoanForm_offers on CreditOffer @relay(plural: true) {
        amount {
          amount
        }
        months
        frequency
        ...CreditPanel_offer
      }
    `,
    key,
  )
  const { formatMessage } = useIntl()
  const { search } = useLocation()
  const [choice, setChoice] = useState(() => readLoanChoice(new URLSearchParams(search), terms))
  const [showsPunctual, setShowsPunctual] = useState(true)
  useLoanAddress(choice, terms)
  const change = (part: Partial<LoanChoice>) => setChoice((now) => ({ ...now, ...part }))
  const offer = offers.find(
    ({ amount, months, frequency }) =>
      Number(amount.amount) === choice.amount && months === choice.months && frequency === choice.frequency,
  )
  return (
    <form method="get" className={styles.calculator} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.choices}>
        <LoanAmount
          terms={terms}
          currencyCode={currencyCode}
          amount={choice.amount}
          onChange={(amount) => change({ amount })}
        />
        {terms.months.length > 1 ? (
          <RadioGroup
            legend={formatMessage({ id: 'credit.termTitle' })}
            isCompact
            name="meses"
            value={String(choice.months)}
            onChange={(months) => change({ months: Number(months) })}
            options={terms.months.map((months) => ({
              value: String(months),
              label: formatMessage({ id: 'loans.months' }, { months }),
            }))}
          />
        ) : null}
        <RadioGroup
          legend={formatMessage({ id: 'loans.frequency' })}
          isCompact
          name="abono"
          value={frequencyName(choice.frequency) ?? null}
          onChange={(name) => change({ frequency: terms.frequencies.find((one) => frequencyName(one) === name) })}
          options={terms.frequencies.map((frequency) => ({
            value: frequencyName(frequency) ?? frequency,
            label: formatMessage({ id: 'loans.every' }, { frequency }),
          }))}
        />
        <noscript>
          <button type="submit">{formatMessage({ id: 'loans.calculate' })}</button>
        </noscript>
      </div>
      <section className={styles.result} aria-labelledby="loan-result">
        <h2 id="loan-result" className={styles.title}>
          {formatMessage({ id: 'loans.result' })}
        </h2>
        <output>
          {offer ? (
            <CreditPanel offer={offer} isPunctualShown={showsPunctual} />
          ) : (
            formatMessage({ id: 'credit.failed' })
          )}
        </output>
        <Checkbox
          label={formatMessage({ id: 'loans.punctual' })}
          checked={showsPunctual}
          onChange={({ target }) => setShowsPunctual(target.checked)}
        />
        <a href={`#${LOAN_APPLY_ID}`} className={buttonStyle('primary')}>
          <span>{formatMessage({ id: 'loans.request' })}</span>
        </a>
      </section>
    </form>
  )
}

/** React hook that names a changed loan in the address, once the shopper rests: reload, links and the back button keep it. */
function useLoanAddress(choice: LoanChoice, terms: LoanTerms): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const wanted = loanSearch(choice)
  const name = useEffectEvent(() => {
    if (loanSearch(readLoanChoice(new URLSearchParams(search), terms)) === wanted) return
    void navigate({ pathname, search: wanted }, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    const timer = setTimeout(name, LOAN_ADDRESS_MS)
    return () => clearTimeout(timer)
  }, [wanted])
}
