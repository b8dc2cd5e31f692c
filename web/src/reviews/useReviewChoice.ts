import { startTransition, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { type GraphQLTaggedNode, type Variables, fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import { useNotifications } from '../design/overlays/NotificationsContext.ts'

/** Conditions of a list of reviews. */
export type ReviewChoice = Readonly<{ stars: number | null; withPhotos: boolean }>
/** Choice of all reviews. */
export const ALL_REVIEWS: ReviewChoice = { stars: null, withPhotos: false }

type Options = Readonly<{
  query: GraphQLTaggedNode
  /** Returns the query's variables for these reviews. */
  variablesOf: (choice: ReviewChoice) => Variables
  refetch: (variables: Variables, options: { fetchPolicy: 'store-only' }) => unknown
}>

/**
 * React hook that filters a list of reviews by stars or photos. Fetches before the list changes: until then, and if the fetch
 * fails, the list stays as it was.
 */
export function useReviewChoice({ query, variablesOf, refetch }: Options) {
  const intl = useIntl()
  const environment = useRelayEnvironment()
  const { notify } = useNotifications()
  const [chosen, setChosen] = useState(ALL_REVIEWS)
  const asked = useRef(0)
  const choose = (choice: ReviewChoice) => {
    asked.current += 1
    const turn = asked.current
    const variables = variablesOf(choice)
    fetchQuery(environment, query, variables, { fetchPolicy: 'store-or-network' }).subscribe({
      complete: () => {
        if (turn !== asked.current) return
        startTransition(() => {
          setChosen(choice)
          refetch(variables, { fetchPolicy: 'store-only' })
        })
      },
      error: () => notify({ kind: 'danger', message: intl.formatMessage({ id: 'reviews.moreFailed' }) }),
    })
  }
  return [chosen, choose] as const
}
