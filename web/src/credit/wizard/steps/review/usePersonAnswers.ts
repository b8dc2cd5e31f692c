import { graphql, useFragment } from 'react-relay/hooks'
import type { usePersonAnswers_application$key } from '../../../../__generated__/usePersonAnswers_application.graphql'
import { useFormatDate } from '../../../../i18n/useFormatDate.ts'

/** React hook that writes the answers about applicant, address and reference, by step; null without one. */
export function usePersonAnswers(key: usePersonAnswers_application$key) {
  const { applicant, address, reference } = useFragment(
    graphql`
      fragment usePersonAnswers_application on CreditApplication {
        applicant {
          firstNames
          fatherName
          motherName
          birthDate
          email
          telephoneHint
        }
        address {
          street
          number
          interior
          suburb
          postcode
          municipality
          state
        }
        reference {
          firstNames
          fatherName
          motherName
        }
      }
    `,
    key,
  )
  const formatDate = useFormatDate()
  return {
    datos: applicant
      ? joined([fullName(applicant), applicant.birthDate ? formatDate(applicant.birthDate) : null, applicant.email])
      : null,
    telefono: applicant?.telephoneHint ?? null,
    domicilio: address
      ? joined([
          [address.street, address.number, address.interior].filter(Boolean).join(' '),
          address.suburb,
          `${address.postcode} ${address.municipality}`,
          address.state,
        ])
      : null,
    referencia: reference ? fullName(reference) : null,
  }
}

type Names = Readonly<{ firstNames: string; fatherName: string; motherName?: string | null | undefined }>

function fullName({ firstNames, fatherName, motherName }: Names): string {
  return [firstNames, fatherName, motherName].filter(Boolean).join(' ')
}

function joined(parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(', ')
}
