import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { Dialog } from '../design/overlays/Dialog.tsx'
import { ErrorState } from '../design/ErrorState.tsx'
import { Skeleton } from '../design/Skeleton.tsx'
import { LoadBoundary } from '../device/LoadBoundary.tsx'
import { CreditDialogOffers } from './CreditDialogOffers.tsx'

export type CreditDialogProps = Readonly<{
  /** Price of the goods with tax, as a decimal. */
  amount: string
  onClose: () => void
}>

/** Dialog with the offers of store credit for a price: terms to choose from, and how each is calculated. */
export function CreditDialog({ amount, onClose }: CreditDialogProps) {
  const intl = useIntl()
  return (
    <Dialog isOpen onClose={onClose} title={intl.formatMessage({ id: 'credit.howTitle' })}>
      <LoadBoundary fallback={<ErrorState message={intl.formatMessage({ id: 'credit.failed' })} />}>
        <Suspense fallback={<Skeleton width="100%" />}>
          <CreditDialogOffers amount={amount} />
        </Suspense>
      </LoadBoundary>
    </Dialog>
  )
}
