import type { IncomingMessage } from 'node:http'
import { BODY_MAX_BYTES } from '../http/limits.ts'
import { readBytes } from '../http/readBytes.ts'

/**
 * Reads the whole body as text. Throws RequestRefusal 413 as soon as its announced or actual length exceeds the limit.
 */
export async function readBody(request: IncomingMessage): Promise<string> {
  return (await readBytes(request, BODY_MAX_BYTES)).toString()
}
