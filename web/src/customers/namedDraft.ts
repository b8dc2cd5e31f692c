import { graphql, readInlineData } from 'react-relay/hooks'
import type { namedDraft_customer$key } from '../__generated__/namedDraft_customer.graphql'
import { type AddressDraft, EMPTY_DETAILS } from '../checkout/checkoutDetails.ts'

const fragment = graphql`
  fragment namedDraft_customer on Customer @inline {
    firstName
    lastName
    mothersName
  }
`

/** An address of a customer of whom none is known yet: nobody has to write their own name again. */
export function namedDraft(key: namedDraft_customer$key): AddressDraft {
  const { firstName, lastName, mothersName } = readInlineData(fragment, key)
  return { ...EMPTY_DETAILS.address, firstName, lastName, mothersName: mothersName ?? '' }
}
