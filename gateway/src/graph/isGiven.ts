/** Whether an input has a value: GraphQL clients say "none" by null and by leaving it out. */
export function isGiven<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined
}
