import type { GraphQLSchema } from 'graphql'
import { mapArguments } from './mapArguments.ts'

/** Arguments whose null has a meaning of its own, as the schema says: the offers of all terms. */
export const NULLS_WITH_MEANING: ReadonlySet<string> = new Set(['StoreCredit.offers(months:)'])

/**
 * Wraps every resolver of a field that has arguments with defaults, so that an explicit null stands for the default.
 * GraphQL hands such a null on, and clients send it for a variable without a value. Input fields need no such rule:
 * theirs with a default are not nullable.
 */
export function nullsAsDefaults(schema: GraphQLSchema): GraphQLSchema {
  return mapArguments(schema, ({ name: field, args }, type) => {
    const defaults = args.flatMap(({ name, defaultValue }) =>
      defaultValue === undefined || NULLS_WITH_MEANING.has(`${type}.${field}(${name}:)`)
        ? []
        : [[name, defaultValue] as const],
    )
    if (defaults.length === 0) return null
    return (given) => {
      const missing = defaults.filter(([name]) => given[name] === null)
      return missing.length === 0 ? given : { ...given, ...Object.fromEntries(missing) }
    }
  })
}
