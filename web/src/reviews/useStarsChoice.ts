import { startTransition, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { type GraphQLTaggedNode, type Variables, fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import { useNotifications } from '../design/overlays/NotificationsContext.ts'

type Options = Readonly<{
  query: GraphQLTaggedNode
  /** Returns the query's variables for reviews with this number of stars; without one, for all reviews. */
  variablesOf: (stars: number | null) => Variables
  refetch: (variables: Variables, options: { fetchPolicy: 'store-only' }) => unknown
}>

/**
 * React hook that filters a list of reviews by stars. Fetches before the list changes: until then, and if the fetch
 * fails, the list stays as it was.
 */
export function useStarsChoice({ query, variablesOf, refetch }: Options) {
  const intl = useIntl()
  const environment = useRelayEnvironment()
  const { notify } = useNotifications()
  const [chosen, setChosen] = useState<number | null>(null)
  const asked = useRef(0)
  const choose = (stars: number | null) => {
    asked.current += 1
    const turn = asked.current
    const variables = variablesOf(stars)
    fetchQuery(environment, query, variables, { fetchPolicy: 'store-or-network' }).subscribe({
      complete: () => {
        if (turn !== asked.current) return
        startTransition(() => {
          setChosen(stars)
          refetch(variables, { fetchPolicy: 'store-only' })
        })
      },
      error: () => notify({ kind: 'danger', message: intl.formatMessage({ id: 'reviews.moreFailed' }) }),
    })
  }
  return [chosen, choose] as const
}
