import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useSignedInName } from '../../customers/useSignedInName.ts'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { PageBody } from '../../design/PageBody.tsx'
import { PrivateRecords } from '../../relay/PrivateRecords.tsx'
import { PageHead } from '../../routing/document/PageHead.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { TrackOrder } from './TrackOrder.tsx'
import styles from './TrackOrder.module.css'

/** Route `/order-status?number=…`: finds an order, with or without an account, by its number and e-mail address. */
export function TrackOrderRoute() {
  const { formatMessage } = useIntl()
  const [search] = useSearchParams()
  const isSignedIn = useSignedInName() !== null
  const title = formatMessage({ id: 'tracking.title' })
  return (
    <PageBody>
      <PageHead title={title} noIndex />
      <div className={styles.page}>
        <h1>{title}</h1>
        {isSignedIn ? (
          <div className={styles.note}>
            <p>{formatMessage({ id: 'tracking.signedIn' })}</p>
            <StoreLink to="/my-account/orders" className={buttonStyle('secondary')}>
              {formatMessage({ id: 'customers.orders' })}
            </StoreLink>
          </div>
        ) : null}
        <PrivateRecords>
          <TrackOrder orderNumber={search.get('number') ?? ''} />
        </PrivateRecords>
      </div>
    </PageBody>
  )
}
