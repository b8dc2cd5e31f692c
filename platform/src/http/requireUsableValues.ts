import type { FastifyRequest } from 'fastify'
import { isFields } from '../parse/fields.ts'
import { PlatformError } from './PlatformError.ts'

/** Deeper than any body of the contract: orders have their options at the sixth level. */
const DEPTH_MAX = 50

type Sent = Pick<FastifyRequest, 'query' | 'params' | 'body'>

/**
 * Refuses what passes a schema and what no route can use: numbers that are not finite (the validator makes one of the text
 * `Infinity`, and skips minimum and maximum for it), and values nested so deeply that writing them as JSON ends in an error.
 * @throws PlatformError 400 that names the value.
 */
export function requireUsableValues({ query, params, body }: Sent): void {
  for (const [part, value] of Object.entries({ querystring: query, params, body })) requireUsable(value, part)
}

function requireUsable(value: unknown, path: string, depth = 0): void {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new PlatformError(400, `${path} must be a finite number`)
  if (!Array.isArray(value) && !isFields(value)) return
  if (depth > DEPTH_MAX) throw new PlatformError(400, 'The request is nested too deeply')
  for (const [key, one] of Object.entries(value)) requireUsable(one, `${path}/${key}`, depth + 1)
}
