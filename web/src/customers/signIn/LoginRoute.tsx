import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { LoginRouteQuery } from '../../__generated__/LoginRouteQuery.graphql'
import { ORDER_STATUS_PATH } from '../../orders/tracking/orderStatusPath.ts'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { EntryPage } from './EntryPage.tsx'
import { LoginForm } from './LoginForm.tsx'
import { SignedOutNote } from './SignedOutNote.tsx'
import { SocialNote } from './SocialNote.tsx'
import { SocialWays } from './SocialWays.tsx'
import { useWayIn } from './useWayIn.ts'

/** Route `/login`: sign-in form with links to create an account or reset the password. */
export function LoginRoute() {
  const { viewer, store } = usePreloadedQuery<LoginRouteQuery>(
    graphql`
      query LoginRouteQuery @preloadable {
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
    useRouteQuery<LoginRouteQuery>(),
  )
  const intl = useIntl()
  const { search, state, target } = useWayIn(viewer.customer !== null && viewer.customer !== undefined)
  return (
    <EntryPage
      title={intl.formatMessage({ id: 'customers.loginTitle' })}
      ways={
        <>
          <StoreLink to={`/customer/account/forgot-password${search}`} state={state}>
            <FormattedMessage id="customers.forgot" />
          </StoreLink>
          <StoreLink to={`/customer/account/create${search}`} state={state}>
            <FormattedMessage id="customers.toSignUp" />
          </StoreLink>
          <StoreLink to={ORDER_STATUS_PATH}>
            <FormattedMessage id="customers.toOrderStatus" />
          </StoreLink>
        </>
      }
    >
      <SignedOutNote isGuest={!viewer.customer} />
      <SocialNote />
      <LoginForm />
      <SocialWays store={store} target={target} />
    </EntryPage>
  )
}
