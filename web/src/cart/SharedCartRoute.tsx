import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { PageBody } from '../design/PageBody.tsx'
import { OfflineGate } from '../routing/OfflineGate.tsx'
import { PageHead } from '../routing/PageHead.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { SharedCartPage } from './SharedCartPage.tsx'
import { SharedCartOffline, UnknownSharedCart } from './UnknownSharedCart.tsx'
import type { SharedCartRouteQuery } from '../__generated__/SharedCartRouteQuery.graphql'

/** `/checkout/shared/<code>`: a cart that somebody shared, or the shopper's own from another device. */
export function SharedCartRoute() {
  const intl = useIntl()
  return (
    <PageBody>
      <PageHead title={intl.formatMessage({ id: 'sharedCart.pageTitle' })} noIndex />
      <OfflineGate reference={useRouteQuery<SharedCartRouteQuery>()} isLayout={false} instead={<SharedCartOffline />}>
        <SharedContent />
      </OfflineGate>
    </PageBody>
  )
}

function SharedContent() {
  const { sharedCart } = usePreloadedQuery<SharedCartRouteQuery>(
    graphql`
      query SharedCartRouteQuery($code: String!) @preloadable {
        sharedCart(code: $code) {
          ...SharedCartPage_sharedCart
        }
      }
    `,
    useRouteQuery<SharedCartRouteQuery>(),
  )
  return sharedCart ? <SharedCartPage sharedCart={sharedCart} /> : <UnknownSharedCart />
}
