import { createHash } from 'node:crypto'

/**
 * Returns the Content-Security-Policy of the playground's page: its one script, by hash, and nothing from other
 * origins. The editor creates workers and styles at run time, which need `blob:` and inline styles. Frames are
 * forbidden: a click in one would act with the visitor's session.
 */
export function playgroundPolicy(html: string): string {
  const script = html.slice(html.indexOf(OPENING) + OPENING.length, html.lastIndexOf('</script>'))
  const hash = createHash('sha256').update(script).digest('base64')
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    'font-src data:',
    "connect-src 'self'",
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const OPENING = '<script>'
