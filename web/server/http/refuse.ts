import type { FastifyReply } from 'fastify'

/** Answers with a status and nothing else, as text. */
export function refuse(
  reply: FastifyReply,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-type': 'text/plain; charset=utf-8', ...headers })
    .send(String(status))
}
