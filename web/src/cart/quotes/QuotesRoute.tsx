import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { keepFocusNear } from '../../design/keepFocusNear.ts'
import { PageBody } from '../../design/PageBody.tsx'
import { PageHead } from '../../routing/document/PageHead.tsx'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { QuotesPage } from './QuotesPage.tsx'
import type { QuotesRouteQuery } from '../../__generated__/QuotesRouteQuery.graphql'

/** Route `/checkout/quotes`: the shopper's saved carts. */
export function QuotesRoute() {
  const reference = useRouteQuery<QuotesRouteQuery>()
  const { viewer } = usePreloadedQuery<QuotesRouteQuery>(
    graphql`
      query QuotesRouteQuery($first: Int!) @preloadable {
        viewer {
          ...QuotesPage_viewer @arguments(first: $first)
          ...QuotesPage_shopper
        }
      }
    `,
    reference,
  )
  const intl = useIntl()
  return (
    <PageBody>
      <PageHead title={intl.formatMessage({ id: 'quotes.pageTitle' })} noIndex />
      <div ref={keepFocusNear}>
        <QuotesPage viewer={viewer} shopper={viewer} source={reference.source} />
      </div>
    </PageBody>
  )
}
