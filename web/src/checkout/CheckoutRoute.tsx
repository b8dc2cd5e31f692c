import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { PageBody } from '../design/PageBody.tsx'
import { PageHead } from '../routing/PageHead.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { CheckoutPage } from './CheckoutPage.tsx'
import { ExternalCheckout } from './ExternalCheckout.tsx'
import type { CheckoutRouteQuery } from '../__generated__/CheckoutRouteQuery.graphql'

/** `/checkout`: the shop's own checkout, or the way to the one that the store names. */
export function CheckoutRoute() {
  const { viewer, store } = usePreloadedQuery<CheckoutRouteQuery>(
    graphql`
      query CheckoutRouteQuery @preloadable {
        viewer {
          ...CheckoutPage_viewer
        }
        store {
          externalCheckoutUrl
        }
      }
    `,
    useRouteQuery<CheckoutRouteQuery>(),
  )
  const intl = useIntl()
  return (
    <PageBody>
      <PageHead title={intl.formatMessage({ id: 'checkout.pageTitle' })} noIndex />
      {store.externalCheckoutUrl ? <ExternalCheckout /> : <CheckoutPage viewer={viewer} />}
    </PageBody>
  )
}
