import { Suspense } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ValidAddress } from '@hogar/schema/validation/address.ts'
import { Skeleton } from '../../design/Skeleton.tsx'
import { RetryBoundary } from '../RetryBoundary.tsx'
import { ShippingMethods } from './ShippingMethods.tsx'
import { useSettled } from '../useSettled.ts'
import type { OfferedShipping } from './offeredMethods.ts'
import type { DeliveryMethods_cart$key } from '../../__generated__/DeliveryMethods_cart.graphql'

type DeliveryMethodsProps = Readonly<{
  cart: DeliveryMethods_cart$key
  address: ValidAddress
  /** True if the chosen method was sent for this address. */
  isSent: boolean
  onChoose: (method: OfferedShipping) => void
  onPreselect: (method: OfferedShipping, isHeld: boolean) => void
}>

/** Shipping methods for the address and the cart's contents; fetched again when either changes. */
export function DeliveryMethods({ cart, address, isSent, onChoose, onPreselect }: DeliveryMethodsProps) {
  const {
    selectedShippingMethod: chosen,
    lines,
    coupon,
    pendingChanges,
  } = useFragment(
    graphql`
      fragment DeliveryMethods_cart on Cart {
        pendingChanges
        lines {
          id
          quantity
        }
        coupon {
          code
        }
        selectedShippingMethod {
          carrierCode
          methodCode
        }
      }
    `,
    cart,
  )
  const content = JSON.stringify([lines.map(({ id, quantity }) => [id, quantity]), coupon?.code ?? null])
  const settled = useSettled(content, (pendingChanges ?? 0) === 0)
  return (
    <RetryBoundary>
      {(attempt) => (
        <Suspense fallback={<Skeleton height="7.5rem" />}>
          <ShippingMethods
            address={address}
            chosen={chosen ? { carrierCode: chosen.carrierCode, methodCode: chosen.methodCode } : null}
            attempt={`${attempt}:${settled}`}
            isSent={isSent}
            onChoose={onChoose}
            onPreselect={onPreselect}
          />
        </Suspense>
      )}
    </RetryBoundary>
  )
}
