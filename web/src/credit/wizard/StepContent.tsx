import { type ReactNode, Suspense, lazy } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AccountStep_account$key } from '../../__generated__/AccountStep_account.graphql'
import type { StepContent_application$key } from '../../__generated__/StepContent_application.graphql'
import type { StepContent_credit$key } from '../../__generated__/StepContent_credit.graphql'
import { Skeleton } from '../../design/Skeleton.tsx'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { useIsDrawn } from '../../device/useIsDrawn.ts'
import { AccountStep } from './steps/account/AccountStep.tsx'
import { AddressStep } from './steps/address/AddressStep.tsx'
import { ApplicantStep } from './steps/applicant/ApplicantStep.tsx'
import { LoanStep } from './steps/loan/LoanStep.tsx'
import type { WizardLoan } from './steps/loan/useLoanChoice.ts'
import { ReferenceStep } from './steps/reference/ReferenceStep.tsx'
import { ReviewStep } from './steps/review/ReviewStep.tsx'
import { TelephoneStep } from './steps/telephone/TelephoneStep.tsx'
import { useRefresh } from './elsewhere/useRefresh.ts'
import type { StepName } from './wizardFlow.ts'
import type { Wizard } from './wizardPaths.ts'
import styles from './Wizard.module.css'

const IdentificationStep = lazy(async () => ({
  default: (await import('./steps/identification/IdentificationStep.tsx')).IdentificationStep,
}))
const LiveTestStep = lazy(async () => ({ default: (await import('./steps/liveTest/LiveTestStep.tsx')).LiveTestStep }))
const InsuranceStep = lazy(async () => ({
  default: (await import('./steps/insurance/InsuranceStep.tsx')).InsuranceStep,
}))
const DepositStep = lazy(async () => ({ default: (await import('./steps/deposit/DepositStep.tsx')).DepositStep }))

type StepContentProps = Readonly<{
  step: StepName
  wizard: Wizard
  credit: StepContent_credit$key
  application: StepContent_application$key | null
  account: AccountStep_account$key | null
  loan: WizardLoan
  /** Returns the parameters of the address of another step. */
  searchOf: (name: StepName) => string
  /** Opens the next step; `search` replaces the other parameters of the address. */
  onDone: (search?: string) => void
}>

/** Form of one step. */
export function StepContent({ step, credit: creditKey, application: key, onDone, ...props }: StepContentProps) {
  const credit = useFragment(
    graphql`
      fragment StepContent_credit on StoreCredit {
        ...AccountStep_credit
        ...AddressStep_credit
        ...ReferenceStep_credit
        ...InsuranceStep_credit
        ...DepositStep_credit
      }
    `,
    creditKey,
  )
  const application = useFragment(
    graphql`
      fragment StepContent_application on CreditApplication {
        ...LoanStep_application
        ...ApplicantStep_application
        ...TelephoneStep_application
        ...AddressStep_application
        ...ReferenceStep_application
        ...IdentificationStep_application
        ...LiveTestStep_application
        ...InsuranceStep_application
        ...DepositStep_application
        ...ReviewStep_application
      }
    `,
    key,
  )
  const { wizard, account, loan, searchOf } = props
  const goOn = () => onDone()
  const refreshed = useRefreshed(wizard.customer === 'HOME', goOn)
  if (step === 'cuenta') return <AccountStep account={account} credit={credit} onDone={goOn} />
  if (step === 'prestamo')
    return <LoanStep wizard={wizard} application={application ?? null} loan={loan} onDone={onDone} />
  if (!application) return null
  switch (step) {
    case 'datos':
      return <ApplicantStep application={application} onDone={goOn} />
    case 'telefono':
      return <TelephoneStep application={application} changeSearch={searchOf('datos')} onDone={goOn} />
    case 'domicilio':
      return <AddressStep application={application} credit={credit} onDone={goOn} />
    case 'referencia':
      return <ReferenceStep application={application} credit={credit} onDone={goOn} />
    case 'identificacion':
      return (
        <Later>
          <IdentificationStep application={application} onDone={refreshed} />
        </Later>
      )
    case 'prueba':
      return (
        <Later>
          <LiveTestStep application={application} onDone={refreshed} />
        </Later>
      )
    case 'seguro':
      return (
        <Later>
          <InsuranceStep application={application} credit={credit} onDone={goOn} />
        </Later>
      )
    case 'deposito':
      return (
        <Later>
          <DepositStep application={application} credit={credit} onDone={refreshed} />
        </Later>
      )
    case 'revision':
      return <ReviewStep application={application} wizard={wizard} searchOf={searchOf} />
  }
}

/** React hook that reads the application again before the next step opens: files are sent past the graph. */
function useRefreshed(isHome: boolean, goOn: () => void): () => void {
  const { formatMessage } = useIntl()
  const { notify } = useNotifications()
  const refresh = useRefresh()
  return () =>
    void refresh(isHome).then((isRead) =>
      isRead ? goOn() : notify({ kind: 'warning', message: formatMessage({ id: 'creditWizard.trouble' }) }),
    )
}

/** Part whose code the browser loads when it is opened. */
function Later({ children }: Readonly<{ children: ReactNode }>) {
  const isDrawn = useIsDrawn()
  const skeleton = (
    <div className={styles.form} aria-busy="true">
      <Skeleton height="3rem" />
      <Skeleton height="3rem" />
      <Skeleton width="10rem" height="3rem" />
    </div>
  )
  return isDrawn ? <Suspense fallback={skeleton}>{children}</Suspense> : skeleton
}
