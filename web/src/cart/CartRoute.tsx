import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { PageBody } from '../design/PageBody.tsx'
import { PageHead } from '../routing/document/PageHead.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { CartPage } from './CartPage.tsx'
import type { CartRouteQuery } from '../__generated__/CartRouteQuery.graphql'

/** Route `/checkout/cart`: the cart page. */
export function CartRoute() {
  const { viewer, store } = usePreloadedQuery<CartRouteQuery>(
    graphql`
      query CartRouteQuery @preloadable {
        viewer {
          ...CartPage_viewer
        }
        store {
          ...CartPage_store
        }
      }
    `,
    useRouteQuery<CartRouteQuery>(),
  )
  const intl = useIntl()
  return (
    <PageBody>
      <PageHead title={intl.formatMessage({ id: 'cartPage.pageTitle' })} noIndex />
      <CartPage viewer={viewer} store={store} />
    </PageBody>
  )
}
