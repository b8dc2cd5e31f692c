import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { PageBody } from '../../design/PageBody.tsx'
import { OfflineGate } from '../../routing/loading/OfflineGate.tsx'
import { PageHead } from '../../routing/document/PageHead.tsx'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { SharedCartPage } from './SharedCartPage.tsx'
import { SharedCartOffline, UnknownSharedCart } from './UnknownSharedCart.tsx'
import type { SharedCartRouteQuery } from '../../__generated__/SharedCartRouteQuery.graphql'

/** Route `/checkout/shared/<code>`: a cart shared by another person or from another device of the shopper. */
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
