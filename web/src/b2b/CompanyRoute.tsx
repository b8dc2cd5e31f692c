import { COMPANY_STORE } from '@hogar/schema/companyStore.ts'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { CompanyRouteQuery } from '../__generated__/CompanyRouteQuery.graphql'
import { AccountFrame } from '../customers/AccountFrame.tsx'
import { buttonStyle } from '../design/buttonStyle.ts'
import { NotFoundPage } from '../layout/NotFoundPage.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { useAddressInStore } from '../stores/useAddressInStore.ts'
import { CompanyPage } from './CompanyPage.tsx'
import { COMPANY_PATH } from './companyPath.ts'

/** Route `/my-account/company`: the customer's company; in other stores of its country, the way to the one that has it. */
export function CompanyRoute() {
  const { viewer, store } = usePreloadedQuery<CompanyRouteQuery>(
    graphql`
      query CompanyRouteQuery($first: Int!) @preloadable {
        store {
          business {
            isHere
          }
        }
        viewer {
          customer {
            ...AccountFrame_customer
            ...CompanyPage_customer @arguments(first: $first)
          }
        }
      }
    `,
    useRouteQuery<CompanyRouteQuery>(),
  )
  const intl = useIntl()
  const addressIn = useAddressInStore()
  const { customer } = viewer
  if (!store.business) return <NotFoundPage />
  return (
    <AccountFrame title={intl.formatMessage({ id: 'buyer.company' })} customer={customer}>
      {store.business.isHere ? (
        customer ? (
          <CompanyPage customer={customer} />
        ) : null
      ) : (
        <>
          <FormattedMessage id="b2b.elsewhere" tagName="p" />
          <p>
            <a href={addressIn(COMPANY_STORE, COMPANY_PATH)} className={buttonStyle('primary')}>
              <FormattedMessage id="b2b.toStore" />
            </a>
          </p>
        </>
      )}
    </AccountFrame>
  )
}
