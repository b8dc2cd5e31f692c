import { type GraphQLField, type GraphQLSchema, defaultFieldResolver, isObjectType } from 'graphql'

type Given = Readonly<Record<string, unknown>>

/**
 * Wraps resolvers so that they receive changed arguments. `changeOf` returns the change for a field of an object type, or
 * null for one whose arguments stay.
 */
export function mapArguments(
  schema: GraphQLSchema,
  changeOf: (field: GraphQLField<unknown, unknown>, typeName: string) => ((given: Given) => unknown) | null,
): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      const change = changeOf(field, type.name)
      if (change === null) continue
      const resolve = field.resolve ?? defaultFieldResolver
      field.resolve = (source, given, ...rest) => resolve(source, change(given), ...rest)
    }
  }
  return schema
}
