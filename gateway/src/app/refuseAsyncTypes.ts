import { type GraphQLSchema, isAbstractType, isObjectType } from 'graphql'

/**
 * Throws for an abstract type that resolves its type asynchronously: compiled operations do not wait for it, so that
 * replies would differ between the two execution paths.
 */
export function refuseAsyncTypes(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    const decide = isAbstractType(type) ? type.resolveType : isObjectType(type) ? type.isTypeOf : undefined
    if (decide?.constructor.name === 'AsyncFunction') {
      throw new Error(`${type.name} resolves its type asynchronously: set __typename on the parent value instead.`)
    }
  }
  return schema
}
