import { useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useSwitchBuyerMutation } from '../../__generated__/useSwitchBuyerMutation.graphql'
import { useSecretMutation } from '../../relay/useSecretMutation.ts'
import { randomId } from '../../device/randomId.ts'

type SwitchBuyer = Readonly<{ switchTo: (forCompany: boolean) => Promise<void>; isBusy: boolean }>

/** React hook that switches between shopping for the company and for oneself, and then reloads the page. */
export function useSwitchBuyer(): SwitchBuyer {
  const [isBusy, setIsBusy] = useState(false)
  const send = useSecretMutation<useSwitchBuyerMutation>(graphql`
    mutation useSwitchBuyerMutation($input: SwitchBuyerInput!) {
      switchBuyer(input: $input) {
        customer {
          id
          buysForCompany
        }
        userErrors {
          code
          message
          field
        }
      }
    }
  `)
  const switchTo = async (forCompany: boolean) => {
    setIsBusy(true)
    const outcome = await send({ input: { forCompany, clientMutationId: randomId() } })
    setIsBusy(false)
    // Prices on every page follow: all of them are read again.
    if (outcome.kind === 'done') window.location.reload()
  }
  return { switchTo, isBusy }
}
