import type { ReactNode } from 'react'
import { useLazyLoadQuery } from 'react-relay/hooks'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { type RenderOptions, renderWithRelay } from './renderWithRelay.tsx'

type TestOperation<TQuery extends OperationType> = RenderOptions &
  Readonly<{
    /** Query with `@relay_test_operation` that spreads the component's fragment. It is not among the persisted operations. */
    query: GraphQLTaggedNode
    variables: TQuery['variables']
    /** Renders the component with the query's typed data. */
    children: (data: TQuery['response']) => ReactNode
  }>

/**
 * Renders a component that reads a fragment, with data of a test's own query: for components that no small page shows.
 * Its query is the first that `mockResolvers` answers, and one more is answered.
 */
export function renderTestOperation<TQuery extends OperationType>({
  query,
  variables,
  children,
  ...options
}: TestOperation<TQuery>) {
  function Operation() {
    return children(useLazyLoadQuery<TQuery>(query, variables))
  }
  return renderWithRelay(<Operation />, { answered: 2, ...options })
}
