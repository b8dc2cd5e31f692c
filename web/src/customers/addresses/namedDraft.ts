import { graphql, readInlineData } from 'react-relay/hooks'
import type { namedDraft_customer$key } from '../../__generated__/namedDraft_customer.graphql'
import type { AddressDraft } from '../../checkout/address/addressForm.ts'
import { EMPTY_DETAILS } from '../../checkout/checkoutDetails.ts'

const fragment = graphql`
  fragment namedDraft_customer on Customer @inline {
    firstName
    lastName
    mothersName
  }
`

/** Returns a new address draft with the customer's names filled in. */
export function namedDraft(key: namedDraft_customer$key): AddressDraft {
  const { firstName, lastName, mothersName } = readInlineData(fragment, key)
  return { ...EMPTY_DETAILS.address, firstName, lastName, mothersName: mothersName ?? '' }
}
