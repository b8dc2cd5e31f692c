import { placeLine } from '@hogar/schema/placeLine.ts'
import { findRegion } from '@hogar/schema/regions.ts'
import { ADDRESS_DIRECTIONS } from '@hogar/schema/validation/address.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import type { AddressDraft } from './addressForm.ts'
import { fullName } from '../fullName.ts'

/** Renders an address draft in two lines, as the shopper typed it. */
export function AddressAnswer({ draft }: Readonly<{ draft: AddressDraft }>) {
  const { countryCode } = useStoreDefinition()
  const place = placeLine({ ...draft, countryCode, region: findRegion(countryCode, draft.regionCode)?.name })
  const directions = ADDRESS_DIRECTIONS.map((name) => draft[name])
  return (
    <>
      <p>
        {fullName(draft)}, {draft.street} {draft.number}
      </p>
      <p>{[draft.suburb, place, ...directions].filter((part) => part !== '').join(', ')}</p>
    </>
  )
}
