import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AddressStep_application$key } from '../../../../__generated__/AddressStep_application.graphql'
import type { AddressStep_credit$key } from '../../../../__generated__/AddressStep_credit.graphql'
import { ErrorState } from '../../../../design/ErrorState.tsx'
import type { WizardStepProps } from '../../wizardStep.ts'
import { AddressForm } from './AddressForm.tsx'
import { EMPTY_ADDRESS } from './addressFaults.ts'

type AddressStepProps = WizardStepProps<AddressStep_application$key> & Readonly<{ credit: AddressStep_credit$key }>

/** Step with the applicant's address. */
export function AddressStep({ application: key, credit, onDone }: AddressStepProps) {
  const application = useFragment(
    graphql`
      fragment AddressStep_application on CreditApplication {
        address {
          postcode
          municipality
          suburb
          street
          number
          interior
          crossStreet
          age
        }
        ...useAnswer_application
      }
    `,
    key,
  )
  const { addressAges } = useFragment(
    graphql`
      fragment AddressStep_credit on StoreCredit {
        addressAges {
          value
          label
        }
      }
    `,
    credit,
  )
  const { formatMessage } = useIntl()
  const { address } = application
  if (!addressAges)
    return (
      <ErrorState message={formatMessage({ id: 'creditWizard.trouble' })} onRetry={() => window.location.reload()} />
    )
  const initial = address
    ? {
        postcode: address.postcode,
        municipality: address.municipality,
        suburb: address.suburb,
        street: address.street,
        number: address.number,
        interior: address.interior ?? '',
        crossStreet: address.crossStreet ?? '',
        age: address.age ?? '',
      }
    : EMPTY_ADDRESS
  return (
    <AddressForm
      application={application}
      initial={initial}
      ages={addressAges.map(({ value, label }) => ({ value, label }))}
      onDone={onDone}
    />
  )
}
