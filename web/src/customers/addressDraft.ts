import { graphql, readInlineData } from 'react-relay/hooks'
import type { addressDraft_address$key } from '../__generated__/addressDraft_address.graphql'
import type { AddressDraft } from '../checkout/checkoutDetails.ts'
import { splitStreet } from '../checkout/splitStreet.ts'

const fragment = graphql`
  fragment addressDraft_address on CustomerAddress @inline {
    firstName
    lastName
    mothersName
    street
    city
    regionCode
    postcode
    telephone
    company
    taxId
    crossStreet
  }
`

/** A kept address as the checkout's fields write one. */
export function addressDraft(key: addressDraft_address$key): AddressDraft {
  const address = readInlineData(fragment, key)
  const [line = '', suburb = ''] = address.street
  const { street, number } = splitStreet(line) ?? { street: line, number: '' }
  return {
    firstName: address.firstName,
    lastName: address.lastName,
    mothersName: address.mothersName ?? '',
    street,
    number,
    suburb,
    postcode: address.postcode,
    city: address.city,
    regionCode: address.regionCode ?? '',
    telephone: address.telephone ?? '',
    company: address.company ?? '',
    taxId: address.taxId ?? '',
    crossStreet: address.crossStreet ?? '',
  }
}
