import { type ReactNode, useState } from 'react'
import { loadQuery, useRelayEnvironment } from 'react-relay/hooks'
import { type ConcreteRequest, createOperationDescriptor, type Variables } from 'relay-runtime'
import { RouteQueryContext } from '../routing/useRouteQuery.ts'
import { answerQuery } from './answerQuery.ts'

type Props = Readonly<{
  query: ConcreteRequest
  variables?: Variables
  /** Server data: fields of the root type. */
  root: object
  /** Component of the route. */
  children: ReactNode
}>

/** Resolves a route's query and provides it as the router does, so that a test can render the route alone. */
export function RouteForTest({ query, variables = {}, root, children }: Props) {
  const environment = useRelayEnvironment()
  const [reference] = useState(() => {
    const operation = createOperationDescriptor(query, variables)
    environment.commitPayload(operation, answerQuery(query, variables, root))
    environment.retain(operation)
    return loadQuery(environment, query, variables, { fetchPolicy: 'store-only' })
  })
  return <RouteQueryContext value={reference}>{children}</RouteQueryContext>
}
