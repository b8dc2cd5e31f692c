/** Types for the parts of relay-test-utils that the tests use; the library ships none. */
declare module 'relay-test-utils' {
  import type { Environment, GraphQLSingularResponse, OperationDescriptor } from 'relay-runtime'

  type MockResolverContext = Readonly<{
    name?: string
    alias?: string
    args?: Record<string, unknown>
    path?: readonly string[]
  }>
  type MockResolver = (context: MockResolverContext, generateId: () => number) => unknown

  export const MockPayloadGenerator: {
    generate(
      operation: OperationDescriptor,
      resolvers?: Readonly<Record<string, MockResolver>>,
    ): GraphQLSingularResponse
  }

  type OperationResolver = (operation: OperationDescriptor) => GraphQLSingularResponse | Error | null

  export type MockEnvironment = Environment & {
    mock: {
      queueOperationResolver(resolver: OperationResolver): void
      resolveMostRecentOperation(resolver: OperationResolver): void
      resolve(operation: OperationDescriptor, payload: GraphQLSingularResponse): void
      rejectMostRecentOperation(error: Error): void
      reject(operation: OperationDescriptor, error: Error): void
      getMostRecentOperation(): OperationDescriptor
      getAllOperations(): OperationDescriptor[]
    }
  }

  export function createMockEnvironment(): MockEnvironment
}
