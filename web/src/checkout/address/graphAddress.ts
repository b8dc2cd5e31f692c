/* oxlint-disable relay/unused-fields -- the fields are read by tables, whose types demand each of them */
import { graphql, readInlineData } from 'react-relay/hooks'
import { placeLine } from '@hogar/schema/placeLine.ts'
import { regionOfPostcode } from '@hogar/schema/regionOfPostcode.ts'
import { ADDRESS_DIRECTIONS, ADDRESS_TEXT_NAMES } from '@hogar/schema/validation/address.ts'
import { mapFields } from '@hogar/schema/validation/fieldTable.ts'
import type { graphAddress_ordered$key } from '../../__generated__/graphAddress_ordered.graphql'
import type { graphAddress_saved$key } from '../../__generated__/graphAddress_saved.graphql'
import { fullName } from '../fullName.ts'
import type { AddressDraft } from './addressForm.ts'
import { splitStreet } from './splitStreet.ts'

const savedFragment = graphql`
  fragment graphAddress_saved on CustomerAddress @inline {
    firstName
    lastName
    mothersName
    street
    city
    region
    regionCode
    countryCode
    postcode
    telephone
    company
    taxId
    crossStreet
  }
`

const orderedFragment = graphql`
  fragment graphAddress_ordered on Address @inline {
    firstName
    lastName
    mothersName
    street
    city
    region
    regionCode
    countryCode
    postcode
    telephone
    crossStreet
  }
`

type Text = string | null | undefined
type Written = Parameters<typeof fullName>[0] &
  Parameters<typeof placeLine>[0] &
  Readonly<{ street: readonly string[]; telephone: Text }> &
  Readonly<Record<(typeof ADDRESS_DIRECTIONS)[number], Text>>

/** Address as it is shown: the lines below the street are place, directions and telephone. */
export type AddressLabel = Readonly<{ name: string; street: readonly string[]; lines: readonly string[] }>

/** Returns a saved address as it is shown, with its company. */
export function savedLabel(key: graphAddress_saved$key): AddressLabel & Readonly<{ company: Text }> {
  const address = readInlineData(savedFragment, key)
  return { ...labelOf(address), company: address.company }
}

/** Returns the address of an order as it is shown. */
export function orderedLabel(key: graphAddress_ordered$key): AddressLabel {
  return labelOf(readInlineData(orderedFragment, key))
}

type DraftSource = Readonly<
  Record<'firstName' | 'lastName' | 'postcode' | 'city', string> & { street: readonly string[] } & Partial<
      Record<'regionCode' | 'countryCode' | 'telephone' | (typeof ADDRESS_TEXT_NAMES)[number], Text>
    >
>

/** Converts a saved address to a draft of the form. */
export function addressDraft(key: graphAddress_saved$key): AddressDraft {
  return draftOfAddress(readInlineData(savedFragment, key))
}

/** Converts an address, as it was sent or saved, to a draft of the form. */
export function draftOfAddress({ firstName, lastName, postcode, city, ...address }: DraftSource): AddressDraft {
  const [line = '', suburb = ''] = address.street
  const { street, number } = splitStreet(line) ?? { street: line, number: '' }
  return {
    firstName,
    lastName,
    street,
    number,
    suburb,
    postcode,
    city,
    regionCode: address.regionCode ?? regionOfPostcode(postcode, address.countryCode ?? '') ?? '',
    telephone: address.telephone ?? '',
    ...mapFields(ADDRESS_TEXT_NAMES, (name) => address[name] ?? ''),
  }
}

function labelOf(address: Written): AddressLabel {
  const below = [...ADDRESS_DIRECTIONS.map((name) => address[name]), address.telephone]
  return {
    name: fullName(address),
    street: address.street,
    lines: [placeLine(address), ...below.flatMap((text) => text || [])],
  }
}
