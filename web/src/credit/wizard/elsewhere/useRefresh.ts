import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useRefreshQuery } from '../../../__generated__/useRefreshQuery.graphql'

/** React hook that reads application and account of this session again; resolves to false if they could not be read. */
export function useRefresh(): (isHome: boolean) => Promise<boolean> {
  const environment = useRelayEnvironment()
  return useCallback(
    (isHome) =>
      fetchQuery<useRefreshQuery>(
        environment,
        graphql`
          query useRefreshQuery($isHome: Boolean!) {
            creditApplication {
              ...CreditWizard_application
            }
            creditAccount @include(if: $isHome) {
              ...WizardSteps_account
            }
          }
        `,
        { isHome },
        { fetchPolicy: 'network-only' },
      )
        .toPromise()
        .then(
          () => true,
          () => false,
        ),
    [environment],
  )
}
