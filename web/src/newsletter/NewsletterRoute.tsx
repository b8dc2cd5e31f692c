import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { NewsletterRouteQuery } from '../__generated__/NewsletterRouteQuery.graphql'
import { AccountFrame } from '../customers/AccountFrame.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { NewsletterSwitch } from './NewsletterSwitch.tsx'

/** Route `/my-account/newsletter`: newsletter subscription of the customer. */
export function NewsletterRoute() {
  const { viewer } = usePreloadedQuery<NewsletterRouteQuery>(
    graphql`
      query NewsletterRouteQuery @preloadable {
        viewer {
          customer {
            ...AccountFrame_customer
            ...NewsletterSwitch_customer
          }
        }
      }
    `,
    useRouteQuery<NewsletterRouteQuery>(),
  )
  const intl = useIntl()
  const { customer } = viewer
  return (
    <AccountFrame title={intl.formatMessage({ id: 'newsletter.title' })} customer={customer}>
      {customer ? <NewsletterSwitch customer={customer} /> : null}
    </AccountFrame>
  )
}
