import { type SubmitEvent, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PaySummary_account$key } from '../../__generated__/PaySummary_account.graphql'
import { Refusals } from '../../checkout/Refusals.tsx'
import { Button } from '../../design/Button.tsx'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { LiveForm } from '../../design/forms/LiveForm.tsx'
import { Dialog } from '../../design/overlays/Dialog.tsx'
import { useMoney } from '../../i18n/useMoney.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { ProofForm } from '../account/ProofForm.tsx'
import { NothingToPay } from './NothingToPay.tsx'
import { sumOf } from './payChoice.ts'
import { PayMethods } from './PayMethods.tsx'
import { type PayDraft, rememberDraft } from './payDraft.ts'
import { usePayPaths } from './payPaths.ts'
import { type PayMethod, usePayCredit } from './usePayCredit.ts'
import styles from './Pay.module.css'

type PaySummaryProps = Readonly<{
  account: PaySummary_account$key
  draft: PayDraft
  /** Hours that a transfer takes; null if unknown. */
  transferHours: number | null | undefined
}>

/** Chosen amounts and their sum, and the way to pay them. */
export function PaySummary({ account: key, draft, transferHours }: PaySummaryProps) {
  const { credits } = useFragment(
    graphql`
      fragment PaySummary_account on CreditAccount {
        credits {
          id
          name
          number
          paysByTransfer
          balance {
            currencyCode
          }
        }
      }
    `,
    key,
  )
  const intl = useIntl()
  const formatMoney = useMoney()
  const { choose } = usePayPaths()
  const [method, setMethod] = useState<PayMethod>('CARD')
  const { pay, isBusy, refusals, needsProof, endProof } = usePayCredit(draft)
  useEffect(() => rememberDraft(draft), [draft])
  const lines = draft.lines.flatMap((line) => {
    const credit = credits?.find(({ id }) => id === line.invoiceId)
    return credit ? [{ ...line, credit }] : []
  })
  const [first] = lines
  if (!first) return <NothingToPay />
  const { currencyCode } = first.credit.balance
  const write = (amount: string) => formatMoney({ amount, currencyCode })
  const total = write(sumOf(lines.map(({ amount }) => amount)))
  const cardAlone = lines.filter(({ credit }) => !credit.paysByTransfer).map(({ credit }) => credit.name)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void pay(method)
  }
  const proven = async () => {
    endProof()
    void pay(method)
    return null
  }
  return (
    <>
      <section className={styles.part} aria-labelledby="pay-summary">
        <h2 id="pay-summary" className={styles.subtitle}>
          <FormattedMessage id="creditPayments.summary" />
        </h2>
        <PayLines lines={lines.map(({ credit, amount }) => ({ ...credit, amount: write(amount) }))} total={total} />
      </section>
      <LiveForm className={styles.form} onSubmit={submit}>
        <PayMethods method={method} cardAlone={cardAlone} transferHours={transferHours} onChange={setMethod} />
        <Refusals messages={refusals} />
        <div className={styles.ways}>
          <Button type="submit" isBusy={isBusy}>
            <FormattedMessage
              id={method === 'CARD' ? 'creditPayments.payNow' : 'creditPayments.transferNow'}
              values={{ amount: total }}
            />
          </Button>
          <StoreLink to={choose} className={buttonStyle('quiet')}>
            <FormattedMessage id="creditPayments.change" />
          </StoreLink>
        </div>
      </LiveForm>
      <Dialog isOpen={needsProof} onClose={endProof} title={intl.formatMessage({ id: 'creditPayments.proofTitle' })}>
        <div className={styles.form}>
          <FormattedMessage id="creditPayments.proofText" tagName="p" />
          <ProofForm submit={intl.formatMessage({ id: 'creditPayments.loginSubmit' })} onProven={proven} />
        </div>
      </Dialog>
    </>
  )
}

type PayLinesProps = Readonly<{
  lines: readonly Readonly<{ id: string; name: string; number: string; amount: string }>[]
  total: string
}>

function PayLines({ lines, total }: PayLinesProps) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ id, name, number, amount }) => (
        <div key={id}>
          <dt>
            {name} <span className={styles.muted}>{number}</span>
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className={styles.sum}>
        <dt>
          <FormattedMessage id="creditPayments.sum" />
        </dt>
        <dd>{total}</dd>
      </div>
    </dl>
  )
}
