import * as v from 'valibot'

/** Returns a parser of a stored value by a schema. Code of first visits parses by hand: a schema loads its library. */
export function parsedBy<T>(schema: v.GenericSchema<unknown, T>): (kept: unknown) => T | null {
  return (kept) => {
    const parsed = v.safeParse(schema, kept)
    return parsed.success ? parsed.output : null
  }
}
