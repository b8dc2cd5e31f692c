import * as v from 'valibot'

type OptionalEntry = Readonly<{ wrapped: v.GenericSchema<unknown, unknown>; default: unknown }>

/** One entry of a schema of settings: name, default, and meaning from the schema's description. */
export type DescribedVariable = Readonly<{ name: string; default: unknown; description: string | undefined }>

/** Returns the optional entries of an object schema with their defaults and descriptions. */
export function describedVariables(entries: Readonly<Record<string, OptionalEntry>>): readonly DescribedVariable[] {
  return Object.entries(entries).map(([name, entry]) => ({
    name,
    default: entry.default,
    description: v.getDescription(entry.wrapped),
  }))
}
