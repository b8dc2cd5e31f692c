import { randomUUID } from 'node:crypto'

/** The id that a proxy or client gave the request when it is a harmless one, else a new one. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.-]{8,64}$/.test(header) ? header : randomUUID()
}
