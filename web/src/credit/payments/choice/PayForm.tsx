import { type SubmitEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import type { PayForm_credits$key } from '../../../__generated__/PayForm_credits.graphql'
import { randomId } from '../../../device/randomId.ts'
import { Button } from '../../../design/Button.tsx'
import { focusFirstWrong } from '../../../design/forms/focusFirstWrong.ts'
import { LiveForm } from '../../../design/forms/LiveForm.tsx'
import { useMoney } from '../../../i18n/useMoney.ts'
import { useStorePath } from '../../../routing/useStorePath.ts'
import { PAYMENT_LINES_MAX } from '../limits.ts'
import { boundsOf, fromCents } from '../payAmounts.ts'
import type { Payable } from '../payChoice.ts'
import { rememberDraft } from '../payDraft.ts'
import { usePayPaths } from '../payPaths.ts'
import { CreditToPay } from './CreditToPay.tsx'
import { linesOf, usePayChoices } from './usePayChoices.ts'
import styles from '../Pay.module.css'

type PayFormProps = Readonly<{ accountId: string; credits: PayForm_credits$key }>

/** Form that ticks credits and chooses an amount for each. Their sum is read out when it changes. */
export function PayForm({ accountId, credits: key }: PayFormProps) {
  const credits = useFragment(
    graphql`
      fragment PayForm_credits on CreditInvoice @relay(plural: true) {
        id
        balance {
          amount
          currencyCode
        }
        due {
          total {
            amount
          }
        }
        payoff {
          amount {
            amount
          }
        }
        ...CreditToPay_credit
      }
    `,
    key,
  )
  const { formatMessage } = useIntl()
  const write = useWrite(credits[0]?.balance.currencyCode)
  const goOn = useGoOn(accountId)
  const payables = credits.map(payableOf)
  const form = usePayChoices(accountId, payables, ({ bounds: { min, max } }) =>
    formatMessage({ id: 'creditPayments.wrongAmount' }, { min: write(min), max: write(max) }),
  )
  const { choices, faults, ticked, wrong } = form
  const [refusal, setRefusal] = useState<string | null>(null)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (wrong.length > 0) return focusFirstWrong(event.currentTarget, () => form.mark(wrong))
    if (ticked.length === 0) return setRefusal(formatMessage({ id: 'creditPayments.nothingTicked' }))
    if (ticked.length > PAYMENT_LINES_MAX)
      return setRefusal(formatMessage({ id: 'creditPayments.tooMany' }, { count: PAYMENT_LINES_MAX }))
    goOn(linesOf(ticked, fromCents))
  }
  return (
    <LiveForm className={styles.form} onSubmit={submit} onChange={() => setRefusal(null)}>
      <ul className={styles.credits}>
        {credits.map((credit, at) => {
          const payable = payables[at]
          const choice = payable && choices[payable.id]
          return payable && choice ? (
            <li key={payable.id} className={styles.credit}>
              <CreditToPay
                credit={credit}
                choice={choice}
                error={faults[payable.id]}
                onChange={(part) => form.change(payable.id, part)}
                onLeave={() => form.leave(payable)}
              />
            </li>
          ) : null
        })}
      </ul>
      {refusal ? (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      ) : null}
      <div className={styles.foot}>
        <output className={styles.total}>
          <FormattedMessage id="creditPayments.total" values={{ amount: write(form.total) }} />
        </output>
        <Button type="submit">
          <FormattedMessage id="creditPayments.continue" />
        </Button>
      </div>
    </LiveForm>
  )
}

type Figures = Readonly<{
  id: string
  balance: Readonly<{ amount: string }>
  due: Readonly<{ total: Readonly<{ amount: string }> }> | null | undefined
  payoff: Readonly<{ amount: Readonly<{ amount: string }> }> | null | undefined
}>

function payableOf({ id, balance, due, payoff }: Figures): Payable {
  const most = payoff?.amount.amount ?? balance.amount
  return { id, due: due?.total.amount ?? null, most, bounds: boundsOf(most) }
}

function useWrite(currencyCode = 'MXN'): (cents: number) => string {
  const formatMoney = useMoney()
  return (cents) => formatMoney({ amount: fromCents(cents), currencyCode })
}

/** React hook that goes on to the page that pays, with the amounts in its history entry alone. */
function useGoOn(accountId: string): (lines: ReturnType<typeof linesOf>) => void {
  const navigate = useNavigate()
  const storePath = useStorePath()
  const { pay } = usePayPaths()
  return (lines) => {
    const payDraft = { accountId, key: randomId(), lines }
    rememberDraft(payDraft)
    void navigate(storePath(pay), { state: { payDraft } })
  }
}
