import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { PlatformError } from './PlatformError.ts'

/** Header in which the shop's own people show their key. */
export const MODERATION_HEADER = 'x-moderation-key'

/** @throws PlatformError 403 for a call without the key of the shop's own people. */
export function requireModerator({ headers }: Pick<FastifyRequest, 'headers'>, key: string): void {
  const given = headers[MODERATION_HEADER]
  if (typeof given !== 'string' || !isSame(given, key)) throw new PlatformError(403, 'Unknown moderation key')
}

/** Compares without telling by the time it takes how much was right. */
function isSame(given: string, key: string): boolean {
  const [left, right] = [given, key].map((text) => createHash('sha256').update(text).digest())
  return left !== undefined && right !== undefined && timingSafeEqual(left, right)
}
