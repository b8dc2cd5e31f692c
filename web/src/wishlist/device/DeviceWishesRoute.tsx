import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ProductGridSkeleton } from '../../catalogue/listing/ProductGridSkeleton.tsx'
import { ErrorState } from '../../design/ErrorState.tsx'
import { PageBody } from '../../design/PageBody.tsx'
import { LoadBoundary } from '../../device/LoadBoundary.tsx'
import { useIsDrawn } from '../../device/useIsDrawn.ts'
import { useStoredValue } from '../../device/useStoredValue.ts'
import { PageHead } from '../../routing/document/PageHead.tsx'
import { DeviceWishGrid } from './DeviceWishGrid.tsx'
import { DEVICE_WISHES } from './deviceWishes.ts'
import { KeepWishesNote } from './KeepWishesNote.tsx'
import { NoDeviceWishes } from './NoDeviceWishes.tsx'
import styles from './DeviceWishes.module.css'

/** Route `/wishlist`: the products that a guest has saved on this device. The server does not know them. */
export function DeviceWishesRoute() {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'wishlist.deviceTitle' })
  const [wishes] = useStoredValue(DEVICE_WISHES)
  const isDrawn = useIsDrawn()
  const [attempt, setAttempt] = useState(0)
  return (
    <PageBody>
      <PageHead title={title} noIndex />
      <div className={styles.page}>
        <h1>
          <FormattedMessage id="wishlist.deviceTitle" />
        </h1>
        {!isDrawn ? (
          <>
            <noscript>
              <p>
                <FormattedMessage id="wishlist.deviceScriptless" />
              </p>
            </noscript>
            <div data-scripted>
              <ProductGridSkeleton />
            </div>
          </>
        ) : wishes.length === 0 ? (
          <NoDeviceWishes />
        ) : (
          <>
            <KeepWishesNote />
            <LoadBoundary
              key={attempt}
              fallback={
                <ErrorState
                  title={intl.formatMessage({ id: 'wishlist.deviceTrouble' })}
                  onRetry={() => setAttempt((count) => count + 1)}
                />
              }
            >
              <Suspense fallback={<ProductGridSkeleton />}>
                <DeviceWishGrid attempt={attempt} />
              </Suspense>
            </LoadBoundary>
          </>
        )}
      </div>
    </PageBody>
  )
}
