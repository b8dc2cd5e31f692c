import { makeExecutableSchema } from '@graphql-tools/schema'
import { loadTypeDefs } from '@hogar/schema/loadTypeDefs.ts'
import { GraphQLDeferDirective, GraphQLSchema, GraphQLStreamDirective } from 'graphql'
import { cleanArguments } from './cleanArguments.ts'
import type { GraphContext } from './context.ts'
import { nullsAsDefaults } from './nullsAsDefaults.ts'
import { refuseAsyncTypes } from './refuseAsyncTypes.ts'
import { settleDefaults } from './settleDefaults.ts'

type Resolvers = NonNullable<Parameters<typeof makeExecutableSchema<GraphContext>>[0]['resolvers']>

/**
 * Creates the executable schema: the public SDL with its resolvers, which receive cleaned inputs, and defaults in place
 * of nulls.
 */
export function createSchema(resolvers: Resolvers, typeDefs = loadTypeDefs()): GraphQLSchema {
  const schema = makeExecutableSchema<GraphContext>({ typeDefs, resolvers })
  return cleanArguments(nullsAsDefaults(refuseAsyncTypes(settleDefaults(schema))))
}

/** Returns the schema with `@defer` and `@stream`, which graphql-js' own `execute` refuses to run. */
export function withIncrementalDelivery(schema: GraphQLSchema): GraphQLSchema {
  const directives = [...schema.getDirectives(), GraphQLDeferDirective, GraphQLStreamDirective]
  return settleDefaults(new GraphQLSchema({ ...schema.toConfig(), directives }))
}
