import { type SubmitEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { ValidAddress } from '@hogar/schema/validation/address.ts'
import { Amount } from '../cart/Amount.tsx'
import { Button } from '../design/Button.tsx'
import { ErrorState } from '../design/ErrorState.tsx'
import { RadioGroup } from '../design/RadioGroup.tsx'
import { principalOf } from '../relay/requirePrincipal.ts'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import type { OfferedShipping } from './useSetCartShippingMutation.ts'
import styles from './CheckoutForm.module.css'
import type { ShippingMethodsQuery } from '../__generated__/ShippingMethodsQuery.graphql'

type ShippingMethodsProps = Readonly<{
  address: ValidAddress
  chosen: Readonly<{ carrierCode: string; methodCode: string }> | null
  /** Fetches again when it is another. */
  attempt: string
  isBusy: boolean
  onChoose: (method: OfferedShipping) => void
}>

/** The ways to deliver to an address. Asked for when they are needed: they depend on it, and on what is in the cart. */
export function ShippingMethods({ address, chosen, attempt, isBusy, onChoose }: ShippingMethodsProps) {
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
      // A cart that cannot be read now is not an empty one.
      networkCacheConfig: { ...principalOf({ principal: 'viewer.cart' }), force: true },
    },
  )
  const intl = useIntl()
  const [picked, setPicked] = useState<string | null>(null)
  const methods = viewer?.cart?.shippingMethods
  if (!methods) return isOnline ? <ErrorState /> : <NeedsNetwork />
  if (methods.length === 0) return <NothingOffered />

  const held = chosen ? methods.find((method) => keyOf(method) === keyOf(chosen)) : undefined
  const preselected = held ?? methods.find(({ isDefault }) => isDefault) ?? methods[0]
  const selected = methods.find((method) => keyOf(method) === picked) ?? preselected
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!selected) return
    const { carrierCode, methodCode, title } = selected
    onChoose({ carrierCode, methodCode, title })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <RadioGroup
        legend={intl.formatMessage({ id: 'checkout.shippingTitle' })}
        isLegendHidden
        value={selected ? keyOf(selected) : null}
        onChange={setPicked}
        options={methods.map((method) => ({
          value: keyOf(method),
          label: method.title,
          aside:
            Number(method.price.amount) === 0 ? (
              <FormattedMessage id="checkout.free" />
            ) : (
              <Amount money={method.price} />
            ),
        }))}
      />
      <Button type="submit" isBusy={isBusy}>
        <FormattedMessage id="checkout.continue" />
      </Button>
    </form>
  )
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
