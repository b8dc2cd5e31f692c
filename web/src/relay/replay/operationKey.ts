import type { Variables } from 'relay-runtime'
import { isJsonRecord } from '../payload.ts'

/** Returns one key for an operation and its variables, independent of the order of properties. */
export function operationKey(id: string, variables: Variables): string {
  return `${id}:${JSON.stringify(variables, sortProperties)}`
}

function sortProperties(_key: string, value: unknown): unknown {
  if (!isJsonRecord(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
}
