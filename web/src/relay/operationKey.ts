import type { Variables } from 'relay-runtime'
import { isJsonRecord } from './payload.ts'

/** One text for an operation and its variables, in whatever order their properties were set. */
export function operationKey(id: string, variables: Variables): string {
  return `${id}:${JSON.stringify(variables, sortProperties)}`
}

function sortProperties(_key: string, value: unknown): unknown {
  if (!isJsonRecord(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
}
