import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { CreateAccountRouteQuery } from '../../__generated__/CreateAccountRouteQuery.graphql'
import { AccountKind, useIsForCompany } from '../../b2b/AccountKind.tsx'
import { RegisterCompanyForm } from '../../b2b/RegisterCompanyForm.tsx'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { CreateAccountForm } from './CreateAccountForm.tsx'
import { EntryPage } from '../signIn/EntryPage.tsx'
import { SocialWays } from '../signIn/SocialWays.tsx'
import { useWayIn } from '../signIn/useWayIn.ts'

/** Route `/customer/account/create`: creates an account. */
export function CreateAccountRoute() {
  const { viewer, store } = usePreloadedQuery<CreateAccountRouteQuery>(
    graphql`
      query CreateAccountRouteQuery @preloadable {
        viewer {
          customer {
            __typename
          }
        }
        store {
          ...SocialWays_store
        }
      }
    `,
    useRouteQuery<CreateAccountRouteQuery>(),
  )
  const intl = useIntl()
  const { search, state, target } = useWayIn(viewer.customer !== null && viewer.customer !== undefined)
  const isForCompany = useIsForCompany()
  return (
    <EntryPage
      title={intl.formatMessage({ id: isForCompany ? 'b2b.registerTitle' : 'customers.signUpTitle' })}
      intro={<FormattedMessage id={isForCompany ? 'b2b.registerText' : 'customers.signUpText'} />}
      ways={
        <StoreLink to={`/login${search}`} state={state}>
          <FormattedMessage id="customers.toLogin" />
        </StoreLink>
      }
    >
      <AccountKind />
      {isForCompany ? (
        <RegisterCompanyForm customer={null} />
      ) : (
        <>
          <CreateAccountForm />
          <SocialWays store={store} target={target} />
        </>
      )}
    </EntryPage>
  )
}
