import { Suspense, lazy, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../design/Button.tsx'
import { LoadBoundary } from '../../device/LoadBoundary.tsx'

const PickupBranches = lazy(async () => ({ default: (await import('./TranslatedPickup.ts')).TranslatedPickup }))

type Props = Readonly<{
  /** SKU of the product, or of its chosen variant. */
  sku: string
  /** Postal code to sort by; empty if it is not known. */
  postcode: string
  className: string | undefined
}>

/** Button that lists the branches which have a product. */
export function PickupQuestion({ sku, postcode, className }: Props) {
  const { formatMessage } = useIntl()
  const [isAsked, setAsked] = useState(false)
  return isAsked ? (
    <LoadBoundary fallback={<p>{formatMessage({ id: 'delivery.pickupFailed' })}</p>}>
      <Suspense fallback={null}>
        <PickupBranches key={sku} sku={sku} postcode={postcode} />
      </Suspense>
    </LoadBoundary>
  ) : (
    <Button data-scripted variant="quiet" className={className} onClick={() => setAsked(true)}>
      {formatMessage({ id: 'delivery.pickup' })}
    </Button>
  )
}
