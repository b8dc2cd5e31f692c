import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { WizardSteps_account$key } from '../../__generated__/WizardSteps_account.graphql'
import type { WizardSteps_application$key } from '../../__generated__/WizardSteps_application.graphql'
import type { WizardSteps_credit$key } from '../../__generated__/WizardSteps_credit.graphql'
import { useMeasureStep } from '../../measure/useMeasureStep.ts'
import { SharedDevice } from './answers/SharedDevice.tsx'
import { useRefusedAnswers } from './answers/useRefusedAnswers.ts'
import { WaitingAnswers } from './answers/WaitingAnswers.tsx'
import { EraseApplication } from './EraseApplication.tsx'
import { StepContent } from './StepContent.tsx'
import { STEP_HEADING_ID, StepHead } from './StepHead.tsx'
import { useLoanChoice } from './steps/loan/useLoanChoice.ts'
import { useProvenLine } from './steps/account/useProvenLine.ts'
import { useWizardProgress } from './useWizardProgress.ts'
import { useWizardStep } from './useWizardStep.ts'
import { useStepRefusal } from './WizardDrafts.tsx'
import type { Wizard } from './wizardPaths.ts'
import { WizardPanel } from './WizardPanel.tsx'
import styles from './Wizard.module.css'

type WizardStepsProps = Readonly<{
  wizard: Wizard
  credit: WizardSteps_credit$key
  application: WizardSteps_application$key | null
  account: WizardSteps_account$key | null
}>

/** Steps of an application, one at a time: that of the address, with the credit beside it. */
export function WizardSteps({ wizard, credit: creditKey, application: key, account: accountKey }: WizardStepsProps) {
  const credit = useFragment(
    graphql`
      fragment WizardSteps_credit on StoreCredit
      @argumentDefinitions(kind: { type: "CreditKind!" }, customer: { type: "CreditCustomer!" }) {
        ...useLoanChoice_credit @arguments(kind: $kind, customer: $customer)
        ...StepContent_credit
      }
    `,
    creditKey,
  )
  const application = useFragment(
    graphql`
      fragment WizardSteps_application on CreditApplication {
        id
        number
        ...useWizardProgress_application
        offer {
          ...WizardPanel_offer
        }
        ...useLoanChoice_application
        ...StepContent_application
      }
    `,
    key,
  )
  const account = useFragment(
    graphql`
      fragment WizardSteps_account on CreditAccount {
        ...useProvenLine_account
        ...AccountStep_account
      }
    `,
    accountKey,
  )
  const { isProven, line } = useProvenLine(account ?? null)
  const progress = useWizardProgress(application ?? null, isProven)
  const { names, step, at, previous, searchOf, goOn, open } = useWizardStep(wizard, progress)
  const loan = useLoanChoice({ credit, application: application ?? null, line })
  const { refusal } = useStepRefusal(step ?? '')
  useRefusedAnswers({ application: application?.id ?? null, choose: loan.choose, open })
  useMeasureStep(at)
  const [resumedAt] = useState(application?.number ? step : undefined)
  if (step === undefined) return null
  const isLive = !application?.offer || (step === 'prestamo' && loan.isChanged)
  return (
    <div className={styles.page}>
      <WizardPanel
        offer={isLive ? null : (application?.offer ?? null)}
        live={isLive && loan.choice && step !== 'cuenta' ? { wizard, choice: loan.choice } : null}
      />
      <section className={styles.step} aria-labelledby={STEP_HEADING_ID}>
        <StepHead step={step} at={at} count={names.length} />
        {application?.number ? (
          <p className={styles.note}>
            <FormattedMessage
              id={step === resumedAt ? 'creditWizard.resumed' : 'creditWizard.kept'}
              values={{ number: application.number }}
            />
          </p>
        ) : null}
        {application ? <WaitingAnswers application={application.id} step={step} /> : null}
        {at === 1 ? <SharedDevice /> : null}
        <StepContent
          // A late refusal begins the form anew, with its faults.
          key={`${step}${refusal ? ':refused' : ''}`}
          step={step}
          wizard={wizard}
          credit={credit}
          application={application ?? null}
          account={account ?? null}
          loan={loan}
          searchOf={searchOf}
          onDone={goOn}
        />
        <div className={styles.foot}>
          {previous ? (
            <Link to={{ search: searchOf(previous) }} className={styles.link}>
              <FormattedMessage id="creditWizard.previous" />
            </Link>
          ) : null}
          {application ? <EraseApplication /> : null}
        </div>
      </section>
    </div>
  )
}
