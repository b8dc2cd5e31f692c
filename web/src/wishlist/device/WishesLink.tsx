import { Suspense, lazy } from 'react'
import { useSignedInName } from '../../customers/useSignedInName.ts'
import { LoadBoundary } from '../../device/LoadBoundary.tsx'
import { useStoredValue } from '../../device/useStoredValue.ts'
import { DEVICE_WISHES } from './deviceWishes.ts'
import { WishCountLink } from './WishCountLink.tsx'

const CustomerWishes = lazy(async () => ({
  default: (await import('./TranslatedCustomerWishes.ts')).TranslatedCustomerWishes,
}))

/** Header link to saved products with their number: a guest's on this device, or a customer's lists. */
export function WishesLink() {
  const name = useSignedInName()
  const [wishes] = useStoredValue(DEVICE_WISHES)
  if (name === null) return <WishCountLink to="/wishlist" count={wishes.length} />
  const uncounted = <WishCountLink to="/my-account/wishlists" count={0} />
  return (
    <LoadBoundary fallback={uncounted}>
      <Suspense fallback={uncounted}>
        <CustomerWishes />
      </Suspense>
    </LoadBoundary>
  )
}
