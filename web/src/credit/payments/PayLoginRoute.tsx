import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery, useRelayEnvironment } from 'react-relay/hooks'
import { useLocation, useNavigate } from 'react-router-dom'
import type { PayLoginRouteQuery } from '../../__generated__/PayLoginRouteQuery.graphql'
import { readReturnPath } from '../../customers/signIn/returnPath.ts'
import { useStoredValue } from '../../device/useStoredValue.ts'
import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { invalidateStore } from '../../relay/invalidateStore.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { useStorePath } from '../../routing/useStorePath.ts'
import { ProofForm } from '../account/ProofForm.tsx'
import { CREDIT_PROFILE, forgetCreditProfile } from './creditProfile.ts'
import { PayFrame } from './PayFrame.tsx'
import { OTHER_ACCOUNT_PARAMETER, usePayPaths } from './payPaths.ts'
import styles from './Pay.module.css'

/**
 * Routes `/payments/login` and `/my-account/payments/login`: proves the credit account to pay, by its PIN or by an SMS
 * code. `r` names the page to go on to.
 */
export function PayLoginRoute() {
  const { store, viewer, creditAccount } = usePreloadedQuery<PayLoginRouteQuery>(
    graphql`
      query PayLoginRouteQuery @preloadable {
        store {
          credit {
            __typename
          }
        }
        viewer {
          customer {
            ...PayFrame_customer
            creditAccounts {
              __typename
            }
          }
        }
        creditAccount {
          __typename
        }
      }
    `,
    useRouteQuery<PayLoginRouteQuery>(),
  )
  const intl = useIntl()
  const navigate = useNavigate()
  const environment = useRelayEnvironment()
  const storePath = useStorePath()
  const { code } = useStoreDefinition()
  const { search } = useLocation()
  const { choose } = usePayPaths()
  const [profile] = useStoredValue(CREDIT_PROFILE)
  const parameters = new URLSearchParams(search)
  const named = readReturnPath(parameters)
  const target = storePath(named ?? choose)
  const hasAccount = Boolean(creditAccount ?? viewer.customer?.creditAccounts?.length)
  const isPastIt = hasAccount && !parameters.has(OTHER_ACCOUNT_PARAMETER)
  useEffect(() => {
    if (isPastIt) void navigate(target, { replace: true })
  }, [isPastIt, navigate, target])
  const proven = async () => {
    if (named !== null) forgetCreditProfile(code)
    // The pages that were read before had no account to pay.
    invalidateStore(environment)
    await navigate(target, { replace: true })
    return null
  }
  if (!store.credit) return <NotFoundPage />
  return (
    <PayFrame title={intl.formatMessage({ id: 'creditPayments.title' })} customer={viewer.customer}>
      {profile ? (
        <p className={styles.strong}>
          <FormattedMessage
            id="creditPayments.welcomeBack"
            values={{ name: profile.name, digits: profile.accountNumber }}
          />
        </p>
      ) : null}
      <FormattedMessage id="creditPayments.loginIntro" tagName="p" />
      <ProofForm submit={intl.formatMessage({ id: 'creditPayments.loginSubmit' })} onProven={proven} />
      <p>
        <StoreLink to="/credilana" className={styles.way}>
          <FormattedMessage id="creditPayments.noCredit" />
        </StoreLink>
      </p>
    </PayFrame>
  )
}
