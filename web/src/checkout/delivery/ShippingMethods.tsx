import { useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { ValidAddress } from '@hogar/schema/validation/address.ts'
import { Amount } from '../../cart/Amount.tsx'
import { ErrorState } from '../../design/ErrorState.tsx'
import { RadioGroup } from '../../design/forms/RadioGroup.tsx'
import { DeliveryDays } from '../../delivery/DeliveryDays.tsx'
import { principalOf } from '../../relay/network/requirePrincipal.ts'
import { useOnlineStatus } from '../../offline/useOnlineStatus.ts'
import { shippingKey } from './shippingKey.ts'
import type { OfferedShipping } from './offeredMethods.ts'
import styles from '../CheckoutForm.module.css'
import type { ShippingMethodsQuery } from '../../__generated__/ShippingMethodsQuery.graphql'

type ShippingMethodsProps = Readonly<{
  address: ValidAddress
  chosen: Readonly<{ carrierCode: string; methodCode: string }> | null
  /** Forces a new fetch when it changes. */
  attempt: string
  /** True if the chosen method was sent for this address. */
  isSent: boolean
  onChoose: (method: OfferedShipping) => void
  /** Called with the method that is selected by default. */
  onPreselect: (method: OfferedShipping, isHeld: boolean) => void
}>

/**
 * Shipping methods for an address. Fetched on demand, since they depend on the address and on the cart's contents. The
 * platform's default method is preselected.
 */
export function ShippingMethods({ address, chosen, attempt, isSent, onChoose, onPreselect }: ShippingMethodsProps) {
  const isOnline = useOnlineStatus()
  const { countryCode, regionCode, postcode } = address
  const { viewer } = useLazyLoadQuery<ShippingMethodsQuery>(
    graphql`
      query ShippingMethodsQuery($destination: DestinationInput!) {
        viewer {
          cart {
            shippingMethods(destination: $destination) {
              carrierCode
              methodCode
              title
              isDefault
              pickupBranches {
                __typename
              }
              deliveryEstimate {
                ...DeliveryDays_estimate
              }
              price {
                amount
                ...Amount_money
              }
            }
          }
        }
      }
    `,
    { destination: { countryCode, regionCode, postcode } },
    {
      fetchPolicy: isOnline ? 'network-only' : 'store-only',
      fetchKey: attempt,
      // A cart that fails to load is an error, not an empty cart.
      networkCacheConfig: { ...principalOf({ principal: 'viewer.cart' }), force: true },
    },
  )
  const intl = useIntl()
  const [picked, setPicked] = useState<string | null>(null)
  // Branches are offered in the address step.
  const methods = viewer?.cart?.shippingMethods?.filter(({ pickupBranches }) => pickupBranches.length === 0)
  const held = chosen ? methods?.find((method) => keyOf(method) === keyOf(chosen)) : undefined
  const preselected = held ?? methods?.find(({ isDefault }) => isDefault) ?? methods?.[0]
  const wished = methods?.find((method) => keyOf(method) === picked)
  const selected = wished ?? preselected
  const preselect = useEffectEvent(() => {
    if (preselected && !wished) onPreselect(offerOf(preselected), isSent && held !== undefined)
  })
  const preselectedKey = preselected && keyOf(preselected)
  const addressKey = shippingKey(address)
  // Preselects each method and address once: a refused one waits for the shopper.
  useEffect(() => preselect(), [preselectedKey, addressKey])
  if (!methods) return isOnline ? <ErrorState /> : <NeedsNetwork />
  if (methods.length === 0) return <NothingOffered />

  return (
    <RadioGroup
      legend={intl.formatMessage({ id: 'checkout.shippingTitle' })}
      value={selected ? keyOf(selected) : null}
      onChange={(wanted) => {
        const method = methods.find((offered) => keyOf(offered) === wanted)
        setPicked(wanted)
        if (method) onChoose(offerOf(method))
      }}
      options={methods.map((method) => ({
        value: keyOf(method),
        label: method.title,
        description: method.deliveryEstimate ? <DeliveryDays estimate={method.deliveryEstimate} /> : undefined,
        aside:
          Number(method.price.amount) === 0 ? <FormattedMessage id="checkout.free" /> : <Amount money={method.price} />,
      }))}
    />
  )
}

function offerOf({ carrierCode, methodCode, title }: OfferedShipping): OfferedShipping {
  return { carrierCode, methodCode, title }
}

function keyOf({ carrierCode, methodCode }: Readonly<{ carrierCode: string; methodCode: string }>): string {
  return `${carrierCode}/${methodCode}`
}

function NeedsNetwork() {
  return (
    <output className={styles.note}>
      <FormattedMessage id="checkout.shippingNeedsNetwork" />
    </output>
  )
}

function NothingOffered() {
  return (
    <p className={styles.refusal} role="alert">
      <FormattedMessage id="checkout.shippingNone" />
    </p>
  )
}
