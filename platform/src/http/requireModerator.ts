import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { PlatformError } from './PlatformError.ts'

/** Header with the moderation key of the shop's staff. */
export const MODERATION_HEADER = 'x-moderation-key'

/** @throws PlatformError 403 for a call without the moderation key of the shop's staff. */
export function requireModerator({ headers }: Pick<FastifyRequest, 'headers'>, key: string): void {
  const given = headers[MODERATION_HEADER]
  if (typeof given !== 'string' || !isSame(given, key)) throw new PlatformError(403, 'Unknown moderation key')
}

/** Compares two keys in constant time: the response time does not reveal how much of a key was right. */
function isSame(given: string, key: string): boolean {
  const [left, right] = [given, key].map((text) => createHash('sha256').update(text).digest())
  return left !== undefined && right !== undefined && timingSafeEqual(left, right)
}
