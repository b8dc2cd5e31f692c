import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { AccountFrame } from '../../customers/AccountFrame.tsx'
import { keepFocusNear } from '../../design/keepFocusNear.ts'
import { PageBody } from '../../design/PageBody.tsx'
import { PageHead } from '../../routing/document/PageHead.tsx'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { QuotesPage } from './QuotesPage.tsx'
import styles from './QuotesPage.module.css'
import type { QuotesRouteQuery } from '../../__generated__/QuotesRouteQuery.graphql'

/** Route `/checkout/quotes`: the shopper's saved carts, among the pages of the account for a customer. */
export function QuotesRoute() {
  const reference = useRouteQuery<QuotesRouteQuery>()
  const { viewer } = usePreloadedQuery<QuotesRouteQuery>(
    graphql`
      query QuotesRouteQuery($first: Int!) @preloadable {
        viewer {
          ...QuotesPage_viewer @arguments(first: $first)
          ...QuotesPage_shopper
          customer {
            ...AccountFrame_customer
          }
        }
      }
    `,
    reference,
  )
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'quotes.pageTitle' })
  const quotes = <QuotesPage viewer={viewer} shopper={viewer} source={reference.source} />
  if (viewer.customer)
    return (
      <AccountFrame title={title} customer={viewer.customer}>
        {quotes}
      </AccountFrame>
    )
  return (
    <PageBody>
      <PageHead title={title} noIndex />
      <div ref={keepFocusNear} className={styles.page}>
        <h1>{title}</h1>
        {quotes}
      </div>
    </PageBody>
  )
}
