import { Suspense, lazy, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DeliveryEstimate_product$key } from '../__generated__/DeliveryEstimate_product.graphql'
import type { DeliveryEstimate_variant$key } from '../__generated__/DeliveryEstimate_variant.graphql'
import { LoadBoundary } from '../device/LoadBoundary.tsx'
import { useStoredValue } from '../device/useStoredValue.ts'
import { Button } from '../design/Button.tsx'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { PickupQuestion } from './pickup/PickupQuestion.tsx'
import { POSTCODE } from './postcode.ts'
import { useDeliveryEstimate } from './useDeliveryEstimate.ts'
import { useFormatDeliveryDays } from './useFormatDeliveryDays.ts'
import styles from './DeliveryEstimate.module.css'

const PostcodeForm = lazy(async () => ({ default: (await import('./PostcodeForm.tsx')).PostcodeForm }))

type Props = Readonly<{
  product: DeliveryEstimate_product$key
  /** Chosen variant; its delivery may differ from the product's. */
  variant: DeliveryEstimate_variant$key | null
}>

/** Delivery estimate for the postal code stored on the device; without one, for the store's main area. */
export function DeliveryEstimate({ product, variant }: Props) {
  const shared = useFragment(
    graphql`
      fragment DeliveryEstimate_product on Product {
        id
        sku
        deliveryEstimate {
          earliest
          latest
          madeToOrderDays
        }
      }
    `,
    product,
  )
  const own = useFragment(
    graphql`
      fragment DeliveryEstimate_variant on ProductVariant {
        id
        sku
        deliveryEstimate {
          earliest
          latest
          madeToOrderDays
        }
      }
    `,
    variant,
  )
  const { id, sku, deliveryEstimate } = own ?? shared
  const intl = useIntl()
  const formatDays = useFormatDeliveryDays()
  const isOnline = useOnlineStatus()
  const [postcode, updatePostcode] = useStoredValue(POSTCODE)
  const [isAsking, setAsking] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const estimate = useDeliveryEstimate(id, isOnline ? postcode : null, attempt)

  const general = deliveryEstimate
    ? formatDays({
        earliest: deliveryEstimate.earliest,
        latest: deliveryEstimate.latest,
        madeToOrderDays: deliveryEstimate.madeToOrderDays,
      })
    : null
  const sayEstimate = (at: string) => {
    switch (estimate.kind) {
      case 'known':
        return estimate.madeToOrderDays
          ? formatDays(estimate)
          : intl.formatMessage({ id: 'delivery.arrivesTo' }, { when: formatDays(estimate), postcode: at })
      case 'unknown':
        return intl.formatMessage({ id: 'delivery.unknown' }, { postcode: at })
      case 'failed':
        return intl.formatMessage({ id: 'delivery.failed' })
      case 'asking':
        return intl.formatMessage({ id: isOnline ? 'delivery.checking' : 'delivery.offline' })
    }
  }
  const take = (next: string) => {
    updatePostcode(() => next)
    setAttempt((count) => count + 1)
    setAsking(false)
  }
  return (
    <div className={styles.estimate}>
      <output className={styles.text}>{postcode === null ? general : sayEstimate(postcode)}</output>
      {isAsking ? (
        <LoadBoundary>
          <Suspense fallback={null}>
            <PostcodeForm first={postcode ?? ''} onTake={take} />
          </Suspense>
        </LoadBoundary>
      ) : (
        <div className={styles.ways}>
          {estimate.kind === 'failed' ? (
            <Button variant="quiet" className={styles.ask} onClick={() => setAttempt((count) => count + 1)}>
              {intl.formatMessage({ id: 'design.retry' })}
            </Button>
          ) : null}
          <Button data-scripted variant="quiet" className={styles.ask} onClick={() => setAsking(true)}>
            {intl.formatMessage({ id: postcode === null ? 'delivery.ask' : 'delivery.change' })}
          </Button>
        </div>
      )}
      {deliveryEstimate?.madeToOrderDays ? null : (
        <PickupQuestion sku={sku} postcode={postcode ?? ''} className={styles.ask} />
      )}
    </div>
  )
}
