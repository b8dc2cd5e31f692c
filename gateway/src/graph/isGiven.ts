/** Returns true if an input has a value: GraphQL clients send null for none, or omit the field. */
export function isGiven<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined
}
