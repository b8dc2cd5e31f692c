import { type GraphQLSchema, defaultFieldResolver, isObjectType } from 'graphql'

/** Arguments whose null has a meaning of its own, as the schema says: the offers of all terms. */
export const NULLS_WITH_MEANING: ReadonlySet<string> = new Set(['StoreCredit.offers(months:)'])

/**
 * Wraps every resolver of a field that has arguments with defaults, so that an explicit null stands for the default.
 * GraphQL hands such a null on, and clients send it for a variable without a value. Input fields need no such rule:
 * theirs with a default are not nullable.
 */
export function nullsAsDefaults(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      const defaults = field.args.flatMap(({ name, defaultValue }) =>
        defaultValue === undefined || NULLS_WITH_MEANING.has(`${type.name}.${field.name}(${name}:)`)
          ? []
          : [[name, defaultValue] as const],
      )
      if (defaults.length === 0) continue
      const resolve = field.resolve ?? defaultFieldResolver
      field.resolve = (source, given, ...rest) => resolve(source, withDefaults(given, defaults), ...rest)
    }
  }
  return schema
}

type Given = Readonly<Record<string, unknown>>

function withDefaults<Arguments extends Given>(
  given: Arguments,
  defaults: readonly (readonly [name: string, value: unknown])[],
): Arguments {
  const missing = defaults.filter(([name]) => given[name] === null)
  return missing.length === 0 ? given : { ...given, ...Object.fromEntries(missing) }
}
