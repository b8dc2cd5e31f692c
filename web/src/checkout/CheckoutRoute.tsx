import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { PageBody } from '../design/PageBody.tsx'
import { PageHead } from '../routing/document/PageHead.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { CheckoutPage } from './CheckoutPage.tsx'
import { ExternalCheckout } from './external/ExternalCheckout.tsx'
import type { CheckoutRouteQuery } from '../__generated__/CheckoutRouteQuery.graphql'

/** Route `/checkout`: renders the checkout, or redirects to the external one that the store configures. */
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
      <CheckoutFrame>
        {store.externalCheckoutUrl ? <ExternalCheckout /> : <CheckoutPage viewer={viewer} />}
      </CheckoutFrame>
    </PageBody>
  )
}
