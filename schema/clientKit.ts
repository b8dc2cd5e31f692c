import {
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql'

/** Client configuration derived from the schema. */
export type ClientKit = Readonly<{
  /** Interface or union to its object types: `possibleTypes` of Apollo's InMemoryCache. */
  possibleTypes: Readonly<Record<string, readonly string[]>>
  /** Type of each custom scalar in TypeScript: `scalars` of GraphQL Code Generator. All of them are strings in JSON. */
  scalars: Readonly<Record<string, 'string'>>
  /** Object types without an `id`: `keys` of urql's Graphcache gives each `() => null`. Apollo does so by itself. */
  keylessTypes: readonly string[]
  /**
   * Field that identifies an object without an `id` within a store and a session: `typePolicies` of Apollo's
   * InMemoryCache take it as `keyFields`, `keys` of urql's Graphcache as `(data) => data[field]`. A selection that is
   * stored by its key has to contain the field.
   */
  keyFields: Readonly<Record<string, string>>
}>

/** Types that caches may store by another field than `id`: it is never null, and no two objects of a store share it. */
const KEY_FIELDS: Readonly<Record<string, string>> = {
  Bank: 'code',
  Branch: 'code',
  CompanyUser: 'userId',
  ComplaintKind: 'code',
  CustomerAddress: 'addressId',
  CustomerCoupon: 'code',
  CustomerDevice: 'deviceId',
  ProductSeries: 'value',
  PromotionDepartment: 'code',
  RoomKind: 'code',
  SharedCart: 'code',
  SharedWishList: 'code',
  SocialProvider: 'code',
  TrackedOrder: 'number',
  WalletEntry: 'entryId',
}

/** Derives the client configuration from a schema, sorted by name. */
export function clientKit(schema: GraphQLSchema): ClientKit {
  const types = Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .toSorted((left, right) => (left.name < right.name ? -1 : 1))
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  const abstract = types.filter((type) => isInterfaceType(type) || isUnionType(type))
  const scalars = types.filter((type) => isScalarType(type) && !isSpecifiedScalarType(type))
  const keyless = types.filter((type) => isObjectType(type) && !roots.includes(type) && !type.getFields()['id'])
  return {
    possibleTypes: Object.fromEntries(
      abstract.map((type) => [
        type.name,
        schema
          .getPossibleTypes(type)
          .map(({ name }) => name)
          .toSorted(),
      ]),
    ),
    scalars: Object.fromEntries(scalars.map(({ name }) => [name, 'string'])),
    keylessTypes: keyless.map(({ name }) => name),
    keyFields: Object.fromEntries(
      keyless.flatMap(({ name }) => {
        const field = KEY_FIELDS[name]
        return field === undefined ? [] : [[name, field]]
      }),
    ),
  }
}
