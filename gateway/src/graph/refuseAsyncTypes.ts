import { type GraphQLSchema, isAbstractType, isObjectType } from 'graphql'

/**
 * Throws for an abstract type that says asynchronously what an object is: the compiler of operations does not wait for
 * it, so that the answer would depend on which way an operation takes.
 */
export function refuseAsyncTypes(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    const decide = isAbstractType(type) ? type.resolveType : isObjectType(type) ? type.isTypeOf : undefined
    if (decide?.constructor.name === 'AsyncFunction') {
      throw new Error(`${type.name} finds out its type asynchronously: let the parent carry its __typename instead.`)
    }
  }
  return schema
}
