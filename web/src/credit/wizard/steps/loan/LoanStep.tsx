import { type KeyboardEvent, type SubmitEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { LoanStep_application$key } from '../../../../__generated__/LoanStep_application.graphql'
import { Refusals } from '../../../../checkout/Refusals.tsx'
import { Button } from '../../../../design/Button.tsx'
import { ErrorState } from '../../../../design/ErrorState.tsx'
import { LiveForm } from '../../../../design/forms/LiveForm.tsx'
import { loanSearch } from '../../../loans/loanAddress.ts'
import { isPending, textsOf } from '../../useApplicationMutation.ts'
import { useStepRefusal } from '../../WizardDrafts.tsx'
import type { Wizard } from '../../wizardPaths.ts'
import { PendingLink } from '../PendingLink.tsx'
import { LoanFields } from './LoanFields.tsx'
import type { WizardLoan } from './useLoanChoice.ts'
import { useLoanMutations } from './useLoanMutations.ts'
import styles from '../../Wizard.module.css'

type LoanStepProps = Readonly<{
  wizard: Wizard
  application: LoanStep_application$key | null
  loan: WizardLoan
  /** `search` names the loan in the address. */
  onDone: (search: string) => void
}>

/** Step in which amount, term and interval of the payments are chosen. It starts the application. */
export function LoanStep({ wizard, application: key, loan, onDone }: LoanStepProps) {
  const application = useFragment(
    graphql`
      fragment LoanStep_application on CreditApplication {
        number
        ...useAnswer_application
      }
    `,
    key,
  )
  const { formatMessage } = useIntl()
  const { start, change } = useLoanMutations(wizard, application ?? null)
  const { refusal: late } = useStepRefusal('prestamo')
  const [refusals, setRefusals] = useState(textsOf(late))
  const [hasPending, setHasPending] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const { terms, choice, currencyCode, choose } = loan
  if (!terms || !choice) return <ErrorState message={formatMessage({ id: 'credit.failed' })} />
  if (terms.maximum < terms.minimum) return <FormattedMessage id="creditWizard.lineTooLow" tagName="p" />
  const send = async () => {
    setIsBusy(true)
    setRefusals([])
    setHasPending(false)
    // An application that is open on the platform is changed: starting another one would lose what it has.
    const refusal = await (application?.number ? change(choice) : start(choice))
    setIsBusy(false)
    if (!refusal) return onDone(loanSearch(choice))
    setHasPending(isPending(refusal))
    setRefusals(textsOf(refusal))
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) void send()
  }
  return (
    <LiveForm className={styles.form} onSubmit={submit} onKeyDown={keepEnter}>
      <Refusals messages={refusals} />
      {hasPending ? <PendingLink /> : null}
      <LoanFields terms={terms} currencyCode={currencyCode} choice={choice} choose={choose} />
      <div>
        <Button type="submit" isBusy={isBusy}>
          <FormattedMessage id="creditWizard.continue" />
        </Button>
      </div>
    </LiveForm>
  )
}

/** Keeps Enter in a field from sending the form: it takes a typed amount, whose offer the applicant has not seen yet. */
function keepEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
