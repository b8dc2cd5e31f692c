import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'

/** Values of arguments by their name, for every field that has such an argument. */
export type Asked = Readonly<Record<string, string>>

/** True for what every shopper may see, the catalogue and the shop itself: its fields are not selected. */
const isPublic = (schema: GraphQLSchema, type: GraphQLObjectType) =>
  type.name === 'Store' ||
  type.name === 'Category' ||
  type.name === 'Stock' ||
  type.name === 'PickupBranch' ||
  type.name === 'ShippingMethod' ||
  type.name === 'ProductVariant' ||
  type.getInterfaces().some(({ name }) => name === 'Product') ||
  type === schema.getQueryType()

/**
 * Selects everything below a field that the schema has, arguments filled in from `asked`: a field that is added to the
 * schema is in it from then on. Throws for a required argument that `asked` does not know.
 */
export function wholeField(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  { asked, depth }: Readonly<{ asked: Asked; depth: number }>,
): string | null {
  const type = getNamedType(field.type)
  const given = field.args.flatMap((argument) => {
    const value = asked[argument.name]
    if (value !== undefined) return [`${argument.name}: ${value}`]
    if (isRequiredArgument(argument)) throw new Error(`${field.name} is asked with no ${argument.name}`)
    return []
  })
  const head = given.length > 0 ? `${field.name}(${given.join(', ')})` : field.name
  if (!isCompositeType(type)) return head
  if (depth === 0) return null
  if (!isObjectType(type) || isPublic(schema, type)) return `${head} { __typename }`
  const below = wholeFields(schema, type, { asked, depth: depth - 1 })
  return `${head} { __typename ${below} }`
}

/** Selects everything that an object of this type has, as far down as `depth`. */
export function wholeFields(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  options: Readonly<{ asked: Asked; depth: number }>,
): string {
  return Object.values(type.getFields())
    .flatMap((field) => wholeField(schema, field, options) ?? [])
    .join(' ')
}
