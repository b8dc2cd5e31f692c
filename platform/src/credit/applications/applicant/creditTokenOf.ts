import type { FastifyRequest } from 'fastify'

const HEADER = 'x-credit-token'

/** Returns the credit token of a call; null without one. */
export function creditTokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const value = headers[HEADER]
  return typeof value === 'string' && value !== '' ? value : null
}
