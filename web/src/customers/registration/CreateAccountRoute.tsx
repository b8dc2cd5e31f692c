import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { CreateAccountRouteQuery } from '../../__generated__/CreateAccountRouteQuery.graphql'
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
  return (
    <EntryPage
      title={intl.formatMessage({ id: 'customers.signUpTitle' })}
      intro={<FormattedMessage id="customers.signUpText" />}
      ways={
        <StoreLink to={`/login${search}`} state={state}>
          <FormattedMessage id="customers.toLogin" />
        </StoreLink>
      }
    >
      <CreateAccountForm />
      <SocialWays store={store} target={target} />
    </EntryPage>
  )
}
