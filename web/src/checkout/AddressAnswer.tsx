import { regionsOf } from '@hogar/schema/regions.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import type { AddressDraft } from './checkoutDetails.ts'
import { fullName } from './fullName.ts'

/** An address in two lines, as it was written. */
export function AddressAnswer({ draft }: Readonly<{ draft: AddressDraft }>) {
  const { countryCode } = useStoreDefinition()
  const region = regionsOf(countryCode).find(({ code }) => code === draft.regionCode)?.name
  const place = [`${draft.postcode} ${draft.city}`, region].filter(Boolean).join(', ')
  return (
    <>
      <p>
        {fullName(draft)}, {draft.street} {draft.number}
      </p>
      <p>{[draft.suburb, place, draft.crossStreet].filter((part) => part !== '').join(', ')}</p>
    </>
  )
}
