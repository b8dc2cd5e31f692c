import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ReferenceStep_application$key } from '../../../../__generated__/ReferenceStep_application.graphql'
import type { ReferenceStep_credit$key } from '../../../../__generated__/ReferenceStep_credit.graphql'
import { ErrorState } from '../../../../design/ErrorState.tsx'
import { useStepRefusal } from '../../WizardDrafts.tsx'
import type { WizardStepProps } from '../../wizardStep.ts'
import { StepAnswer } from '../StepAnswer.tsx'
import { EMPTY_REFERENCE } from './referenceFaults.ts'
import { ReferenceForm } from './ReferenceForm.tsx'

type ReferenceStepProps = WizardStepProps<ReferenceStep_application$key> &
  Readonly<{ credit: ReferenceStep_credit$key }>

/** Step with a person who knows the applicant. Telephone and address are never shown again: who changes them types them anew. */
export function ReferenceStep({ application: key, credit, onDone }: ReferenceStepProps) {
  const application = useFragment(
    graphql`
      fragment ReferenceStep_application on CreditApplication {
        reference {
          kinship
          firstNames
          fatherName
          motherName
          telephoneHint
        }
        address {
          postcode
          street
          number
        }
        ...useAnswer_application
      }
    `,
    key,
  )
  const { kinships } = useFragment(
    graphql`
      fragment ReferenceStep_credit on StoreCredit {
        kinships {
          value
          label
        }
      }
    `,
    credit,
  )
  const { formatMessage } = useIntl()
  const { refusal } = useStepRefusal('referencia')
  const { reference, address } = application
  const home = address ? { postcode: address.postcode, street: address.street, number: address.number } : null
  const [isChanging, setIsChanging] = useState(refusal !== null)
  if (!kinships)
    return (
      <ErrorState message={formatMessage({ id: 'creditWizard.trouble' })} onRetry={() => window.location.reload()} />
    )
  if (reference && !isChanging)
    return (
      <StepAnswer onContinue={onDone} onChange={() => setIsChanging(true)}>
        <p>{[reference.firstNames, reference.fatherName, reference.motherName].filter(Boolean).join(' ')}</p>
        <p>{kinships.find(({ value }) => value === reference.kinship)?.label}</p>
        <p>
          <FormattedMessage id="creditWizard.telephoneHint" values={{ digits: reference.telephoneHint }} />
        </p>
      </StepAnswer>
    )
  const known = reference
    ? {
        kinship: reference.kinship,
        firstNames: reference.firstNames,
        fatherName: reference.fatherName,
        motherName: reference.motherName ?? '',
      }
    : {}
  return (
    <ReferenceForm
      application={application}
      initial={{ ...EMPTY_REFERENCE, ...known }}
      kinships={kinships}
      home={home}
      onDone={onDone}
    />
  )
}
