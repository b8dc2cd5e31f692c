/** Returns the names of a table's fields, in its order. */
export function fieldNames<K extends string>(table: Readonly<Record<K, unknown>>): readonly K[]
export function fieldNames(table: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(table)
}

/** Returns a record with one value for each field. */
export function mapFields<K extends string, T>(fields: readonly K[], valueOf: (field: K) => T): Record<K, T>
export function mapFields(fields: readonly string[], valueOf: (field: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)]))
}
