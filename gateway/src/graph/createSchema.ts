import { makeExecutableSchema } from '@graphql-tools/schema'
import { loadTypeDefs } from '@hogar/schema/loadTypeDefs.ts'
import { GraphQLDeferDirective, GraphQLSchema, GraphQLStreamDirective, specifiedDirectives } from 'graphql'
import type { GraphContext } from './context.ts'

type Resolvers = NonNullable<Parameters<typeof makeExecutableSchema<GraphContext>>[0]['resolvers']>

/** The executable schema: the public SDL with its resolvers, and the directives for answers in parts. */
export function createSchema(resolvers: Resolvers): GraphQLSchema {
  const schema = makeExecutableSchema<GraphContext>({ typeDefs: loadTypeDefs(), resolvers })
  const own = schema.getDirectives().filter((directive) => !specifiedDirectives.includes(directive))
  return new GraphQLSchema({
    ...schema.toConfig(),
    directives: [...specifiedDirectives, ...own, GraphQLDeferDirective, GraphQLStreamDirective],
  })
}
