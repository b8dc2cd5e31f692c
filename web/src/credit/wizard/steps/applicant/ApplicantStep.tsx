import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ApplicantStep_application$key } from '../../../../__generated__/ApplicantStep_application.graphql'
import { useFormatDate } from '../../../../i18n/useFormatDate.ts'
import type { WizardStepProps } from '../../wizardStep.ts'
import { StepAnswer } from '../StepAnswer.tsx'
import { EMPTY_APPLICANT } from './applicantFaults.ts'
import { ApplicantForm } from './ApplicantForm.tsx'

/** Step with the data of a new customer. CURP and telephone are never shown again: who changes the data types them anew. */
export function ApplicantStep({ application, onDone }: WizardStepProps<ApplicantStep_application$key>) {
  const { applicant } = useFragment(
    graphql`
      fragment ApplicantStep_application on CreditApplication {
        applicant {
          firstNames
          fatherName
          motherName
          birthDate
          email
          telephoneHint
        }
      }
    `,
    application,
  )
  const formatDate = useFormatDate()
  const [isChanging, setIsChanging] = useState(false)
  if (!applicant) return <ApplicantForm initial={EMPTY_APPLICANT} onDone={onDone} />
  const { firstNames, fatherName, motherName, birthDate, email, telephoneHint } = applicant
  if (isChanging) {
    const known = {
      firstNames,
      fatherName,
      motherName: motherName ?? '',
      birthDate: birthDate ?? '',
      email: email ?? '',
    }
    return <ApplicantForm initial={{ ...EMPTY_APPLICANT, ...known }} onDone={onDone} />
  }
  return (
    <StepAnswer onContinue={onDone} onChange={() => setIsChanging(true)}>
      <p>{[firstNames, fatherName, motherName].filter(Boolean).join(' ')}</p>
      {birthDate ? <p>{formatDate(birthDate)}</p> : null}
      <p>{email}</p>
      <p>
        <FormattedMessage id="creditWizard.telephoneHint" values={{ digits: telephoneHint }} />
      </p>
    </StepAnswer>
  )
}
