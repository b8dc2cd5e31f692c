import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { CreditRouteQuery } from '../../__generated__/CreditRouteQuery.graphql'
import { AccountFrame } from '../../customers/AccountFrame.tsx'
import { ErrorState } from '../../design/ErrorState.tsx'
import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { CreditDetails } from './CreditDetails.tsx'
import { NoSuchCredit } from './NoSuchCredit.tsx'

/** Route `/my-account/credits/:number`: a credit, visible to the customer of its account only. */
export function CreditRoute() {
  const { viewer, store } = usePreloadedQuery<CreditRouteQuery>(
    graphql`
      query CreditRouteQuery($number: String!) @preloadable {
        store {
          credit {
            __typename
          }
        }
        viewer {
          customer {
            ...AccountFrame_customer
            creditAccounts {
              credits {
                __typename
              }
              credit(number: $number) {
                name
                ...CreditDetails_credit
              }
            }
          }
        }
      }
    `,
    useRouteQuery<CreditRouteQuery>(),
  )
  const intl = useIntl()
  const { customer } = viewer
  if (!store.credit) return <NotFoundPage />
  const accounts = customer?.creditAccounts
  const credit = accounts?.find((account) => account.credit)?.credit
  const isUnknown = !accounts || accounts.some(({ credits }) => !credits)
  return (
    <AccountFrame title={credit?.name ?? intl.formatMessage({ id: 'customers.credits' })} customer={customer}>
      {credit ? <CreditDetails credit={credit} /> : null}
      {!credit && isUnknown ? (
        <ErrorState
          title={intl.formatMessage({ id: 'creditAccount.trouble' })}
          onRetry={() => window.location.reload()}
        />
      ) : null}
      {credit || isUnknown ? null : <NoSuchCredit />}
    </AccountFrame>
  )
}
