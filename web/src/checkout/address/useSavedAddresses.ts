import { useEffect, useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import type { useAccountDetailsQuery } from '../../__generated__/useAccountDetailsQuery.graphql'
import { namedDraft } from '../../customers/addresses/namedDraft.ts'
import { accountDetailsQuery } from '../../customers/profile/useAccountDetails.ts'
import { useSignedInName } from '../../customers/useSignedInName.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import type { AddressDraft } from './addressForm.ts'
import { addressDraft, savedLabel } from './graphAddress.ts'

/** Address of the account, as the form takes it and as it is shown. */
export type SavedAddress = Readonly<{ draft: AddressDraft; name: string; place: string }>

/** Addresses of the account in the store's country, and the start of another one: the customer's names. */
export type AddressBook = Readonly<{ addresses: readonly SavedAddress[]; empty: AddressDraft }>

/**
 * React hook that returns the addresses of the signed-in customer, the default of their use first; null for a guest and
 * until they are read. Off line they are those that the device has stored.
 */
export function useSavedAddresses(use: 'shipping' | 'billing'): AddressBook | null {
  const environment = useRelayEnvironment()
  const { countryCode } = useStoreDefinition()
  const name = useSignedInName()
  const [book, setBook] = useState<AddressBook | null>(null)
  useEffect(() => {
    if (name === null) return
    const policy = { fetchPolicy: 'store-or-network' } as const
    // The same request as that of `useAccountDetails`: one of both reaches the network.
    const reading = fetchQuery<useAccountDetailsQuery>(environment, accountDetailsQuery, {}, policy).subscribe({
      next: ({ viewer: { customer } }) => setBook(customer ? bookOf(customer, { countryCode, use }) : null),
      // Without the addresses the shopper types one.
      error: () => undefined,
    })
    return () => reading.unsubscribe()
  }, [environment, name, countryCode, use])
  return name === null ? null : book
}

type Customer = NonNullable<useAccountDetailsQuery['response']['viewer']['customer']>
type Wanted = Readonly<{ countryCode: string; use: 'shipping' | 'billing' }>

function bookOf(customer: Customer, { countryCode, use }: Wanted): AddressBook {
  const isDefault = use === 'shipping' ? 'isDefaultShipping' : 'isDefaultBilling'
  const here = customer.addresses.filter((address) => address.countryCode === countryCode)
  const sorted = here.toSorted((one, other) => Number(other[isDefault]) - Number(one[isDefault]))
  return {
    addresses: sorted.map((address) => {
      const { name, street, lines } = savedLabel(address)
      return { draft: addressDraft(address), name, place: [...street, ...lines.slice(0, 1)].join(', ') }
    }),
    empty: namedDraft(customer),
  }
}
