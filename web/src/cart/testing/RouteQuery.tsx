import { type ReactNode, useState } from 'react'
import { fetchQuery, loadQuery, useRelayEnvironment } from 'react-relay/hooks'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { RouteQueryContext } from '../../routing/useRouteQuery.ts'

type RouteQueryProps = Readonly<{
  query: GraphQLTaggedNode
  variables?: OperationType['variables']
  children: ReactNode
}>

/** Runs a route's query as the route table would, for tests that render one page. */
export function RouteQuery({ query, variables = {}, children }: RouteQueryProps) {
  const environment = useRelayEnvironment()
  const [reference] = useState(() => {
    fetchQuery(environment, query, variables).subscribe({})
    return loadQuery(environment, query, variables, { fetchPolicy: 'store-only' })
  })
  return <RouteQueryContext value={reference}>{children}</RouteQueryContext>
}
