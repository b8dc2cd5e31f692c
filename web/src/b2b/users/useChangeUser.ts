import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useChangeUserMutation } from '../../__generated__/useChangeUserMutation.graphql'
import { randomId } from '../../device/randomId.ts'
import { refusalTexts } from '../refusalTexts.ts'
import type { ROLES } from './roles.ts'
import { useCompanyChange } from '../useCompanyChange.ts'

type Change = Readonly<{ role?: (typeof ROLES)[number]; isActive?: boolean }>

/** React hook that changes a user of the customer's company. `change` resolves to true if the platform accepted it. */
export function useChangeUser(userId: string) {
  const intl = useIntl()
  const [isBusy, setIsBusy] = useState(false)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const send = useCompanyChange<useChangeUserMutation>(graphql`
    mutation useChangeUserMutation($input: ChangeCompanyUserInput!) {
      changeCompanyUser(input: $input) {
        company {
          ...CompanyUsers_company
        }
        userErrors {
          code
          message
          field
        }
        notices {
          code
          message
        }
      }
    }
  `)
  const change = async (wanted: Change): Promise<boolean> => {
    setIsBusy(true)
    const refusal = await send({ input: { userId, ...wanted, clientMutationId: randomId() } })
    setIsBusy(false)
    setRefusals(refusalTexts(refusal, intl.formatMessage({ id: 'cart.failed' })))
    return refusal === null
  }
  return { change, isBusy, refusals }
}
