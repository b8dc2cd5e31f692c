import type { FastifyReply } from 'fastify'
import type { App } from './createApp.ts'

/** Registers routes that take what a form of a page sends; the shop's own calls take JSON alone. */
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

/** Sends a page that nobody keeps, frames or hears of, and that may do what its policy says. */
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
