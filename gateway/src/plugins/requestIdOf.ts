import { randomUUID } from 'node:crypto'

/** Returns the request id of a proxy or client if it is well-formed, else a new one. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.-]{8,64}$/.test(header) ? header : randomUUID()
}
