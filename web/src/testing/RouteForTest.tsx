import { type ReactNode, useState } from 'react'
import { loadQuery, useRelayEnvironment } from 'react-relay/hooks'
import { type ConcreteRequest, createOperationDescriptor, type Variables } from 'relay-runtime'
import { RouteQueryContext } from '../routing/useRouteQuery.ts'
import { answerQuery } from './answerQuery.ts'

type Props = Readonly<{
  query: ConcreteRequest
  variables?: Variables
  /** What the server knows: fields of the root type. */
  root: object
  /** The route's component. */
  children: ReactNode
}>

/** Answers a route's query and hands it to the route as the router does, so that a test can render it by itself. */
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
