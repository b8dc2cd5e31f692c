import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { WizardSteps_account$key } from '../../__generated__/WizardSteps_account.graphql'
import type { CreditWizard_application$key } from '../../__generated__/CreditWizard_application.graphql'
import type { CreditWizard_credit$key } from '../../__generated__/CreditWizard_credit.graphql'
import { isClosedStatus } from './isClosedStatus.ts'
import { ApplicationSent } from './ApplicationSent.tsx'
import { ClosedApplication } from './ClosedApplication.tsx'
import { OtherApplication } from './OtherApplication.tsx'
import { RegisterStart } from './RegisterStart.tsx'
import { useReadOnReturn } from './elsewhere/useReadOnReturn.ts'
import type { Wizard } from './wizardPaths.ts'
import { WizardSteps } from './WizardSteps.tsx'

type CreditWizardProps = Readonly<{
  wizard: Wizard
  credit: CreditWizard_credit$key
  application: CreditWizard_application$key | null
  account: WizardSteps_account$key | null
}>

/**
 * Application for a credit, as far as it is: its steps, the page after sending, or the question of what becomes of an
 * application for another credit.
 */
export function CreditWizard({ wizard, credit: creditKey, application: key, account }: CreditWizardProps) {
  const credit = useFragment(
    graphql`
      fragment CreditWizard_credit on StoreCredit
      @argumentDefinitions(kind: { type: "CreditKind!" }, customer: { type: "CreditCustomer!" }) {
        ...WizardSteps_credit @arguments(kind: $kind, customer: $customer)
      }
    `,
    creditKey,
  )
  const application = useFragment(
    graphql`
      fragment CreditWizard_application on CreditApplication {
        number
        kind
        customer
        status
        ...WizardSteps_application
        ...ApplicationSent_application
        ...ClosedApplication_application
        ...OtherApplication_application
      }
    `,
    key,
  )
  useReadOnReturn(wizard.customer === 'HOME')
  // Number of the application that another one is started in place of.
  const [replaced, setReplaced] = useState<string | null>(null)
  // Number of the application that was shown as sent: its answer, when it comes, is told on that page.
  const [sent, setSent] = useState<string | null>(null)
  const first =
    wizard.kind === 'MERCHANDISE' ? (
      <RegisterStart />
    ) : (
      <WizardSteps wizard={wizard} credit={credit} application={null} account={account} />
    )
  if (!application) return first
  const number = application.number ?? ''
  const isClosed = isClosedStatus(application.status)
  if (isClosed && sent !== number)
    return (
      <>
        <ClosedApplication application={application} />
        {first}
      </>
    )
  if (application.status !== 'DRAFT') {
    if (sent !== number) setSent(number)
    return <ApplicationSent application={application} />
  }
  if (application.kind === wizard.kind && application.customer === wizard.customer)
    return <WizardSteps wizard={wizard} credit={credit} application={application} account={account} />
  if (replaced === number) return first
  return <OtherApplication application={application} onReplace={() => setReplaced(number)} />
}
