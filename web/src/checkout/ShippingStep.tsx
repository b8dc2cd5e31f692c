import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Skeleton } from '../design/Skeleton.tsx'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { CheckoutStep } from './CheckoutStep.tsx'
import { shippingKey } from './completeness.ts'
import { readAddress } from './readAddress.ts'
import { Refusals } from './Refusals.tsx'
import { RetryBoundary } from './RetryBoundary.tsx'
import { ShippingMethods } from './ShippingMethods.tsx'
import type { Answers, StepFrame } from './stepFrame.ts'
import { useSentAnswer } from './useSentAnswer.ts'
import { useSettled } from './useSettled.ts'
import { type OfferedShipping, useSetCartShippingMutation } from './useSetCartShippingMutation.ts'
import type { ShippingStep_cart$key } from '../__generated__/ShippingStep_cart.graphql'

type ShippingStepProps = Readonly<{ frame: StepFrame; answers: Answers; cart: ShippingStep_cart$key }>

/** How the order gets to its address: the ways that are offered for it, with what each costs. */
export function ShippingStep({ frame, answers: { details, change, refuse }, cart }: ShippingStepProps) {
  const {
    selectedShippingMethod: chosen,
    hash,
    pendingChanges,
  } = useFragment(
    graphql`
      fragment ShippingStep_cart on Cart {
        hash
        pendingChanges
        selectedShippingMethod {
          carrierCode
          methodCode
          title
        }
      }
    `,
    cart,
  )
  const intl = useIntl()
  const settledHash = useSettled(hash, (pendingChanges ?? 0) === 0)
  const { countryCode } = useStoreDefinition()
  const setShipping = useSetCartShippingMutation()
  const { isBusy, refusals, send } = useSentAnswer(frame, refuse)
  const read = readAddress(details.address, countryCode)

  const choose = async (method: OfferedShipping) => {
    if (!read.isValid) return
    const { address } = read
    change({ sentShipping: shippingKey(address) })
    const isTaken = await send(() => setShipping(address, method))
    if (!isTaken) change({ sentShipping: null })
  }

  return (
    <CheckoutStep {...frame} title={intl.formatMessage({ id: 'checkout.shippingTitle' })} answer={chosen?.title}>
      <Refusals messages={refusals} />
      {read.isValid ? (
        <RetryBoundary>
          {(attempt) => (
            <Suspense fallback={<Skeleton height="7.5rem" />}>
              <ShippingMethods
                address={read.address}
                chosen={chosen ? { carrierCode: chosen.carrierCode, methodCode: chosen.methodCode } : null}
                // What is offered depends on what is in the cart: asked again once that has changed.
                attempt={`${attempt}:${settledHash}`}
                isBusy={isBusy}
                onChoose={(method) => void choose(method)}
              />
            </Suspense>
          )}
        </RetryBoundary>
      ) : null}
    </CheckoutStep>
  )
}
