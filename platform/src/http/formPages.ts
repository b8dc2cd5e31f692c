import type { FastifyReply } from 'fastify'
import type { App } from './createApp.ts'

/** Registers routes that accept HTML forms; the shop's own calls accept JSON only. */
export function registerFormPages(app: App, register: (scope: App) => void): void {
  void app.register(async (scope: App) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )
    register(scope)
  })
}

/** Sends a page that is never cached or framed, sends no referrer, and is restricted by its content security policy. */
export function pageSender(policy: string) {
  return (reply: FastifyReply, status: number, html: string) =>
    reply
      .code(status)
      .headers({
        'content-security-policy': policy,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .type('text/html; charset=utf-8')
      .send(html)
}
