import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useRefreshFilesQuery } from '../../../../__generated__/useRefreshFilesQuery.graphql'

/**
 * React hook that reads which files the platform has, for when this step is opened again: uploads answer without the
 * application. A failure changes nothing: the step is read again when it is done.
 */
export function useRefreshFiles(): () => void {
  const environment = useRelayEnvironment()
  return useCallback(() => {
    fetchQuery<useRefreshFilesQuery>(
      environment,
      graphql`
        query useRefreshFilesQuery {
          creditApplication {
            ...IdentificationStep_application
          }
        }
      `,
      {},
      { fetchPolicy: 'network-only' },
    ).subscribe({ error: () => undefined })
  }, [environment])
}
