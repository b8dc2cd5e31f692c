/** Returns one field of every object in a list. */
export function pluck(list: unknown, field: string): unknown[] {
  return (list as readonly Record<string, unknown>[]).map((item) => item[field])
}
