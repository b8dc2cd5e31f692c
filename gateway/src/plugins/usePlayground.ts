import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { accepts } from '@hogar/schema/http/accepts.ts'
import type { PlaygroundTab } from './playground/readPlaygroundTabs.ts'
import type { GatewayPlugin, Visit } from './visit.ts'

/**
 * Answers a browser that opens the address with GraphiQL. Its script is bundled, so that it works without internet
 * access, and loaded at first use: it takes 15 MB, and a gateway in production has no playground.
 */
export function usePlayground(tabs: readonly PlaygroundTab[]): GatewayPlugin {
  let page: Promise<Page> | undefined
  return {
    async onRequest({ serverContext: { visit }, fetchAPI, ...hook }) {
      if (!wantsPlayground(visit)) return
      const { html, policy, zipped } = await (page ??= renderPage(tabs))
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
      const reply = accepts(visit.request.headers['accept-encoding'], 'gzip')
        ? new fetchAPI.Response(zipped, { headers: { ...headers, 'content-encoding': 'gzip' } })
        : new fetchAPI.Response(html, { headers })
      hook.endResponse(reply)
    },
  }
}

/** Returns true for a browser that opens the address, rather than a client that sends a query. */
function wantsPlayground({ request: { method, headers }, search }: Visit): boolean {
  return method === 'GET' && search === '' && (headers.accept ?? '').includes('text/html')
}

/**
 * Style that fixes the playground's tabs: they can be dragged, and moved away under a pressed pointer, so that the
 * first click was lost.
 */
const STEADY_TABS = '<style>.graphiql-tab { transform: none !important }</style>'

/** Page of the playground with its policy; compressed once, since it takes a third of a second and saves 7 MB. */
type Page = Readonly<{ html: string; policy: string; zipped: Uint8Array<ArrayBuffer> }>

async function renderPage(tabs: readonly PlaygroundTab[]): Promise<Page> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const rendered = renderGraphiQL({
    title: 'Hogar',
    defaultTabs: [...tabs],
    additionalHeaders: { 'X-Hogar-Client': 'playground' },
    credentials: 'same-origin',
    endpoint: '/graphql',
  })
  const html = rendered.replace('</head>', `${STEADY_TABS}</head>`)
  return { html, policy: playgroundPolicy(html), zipped: new Uint8Array(await promisify(gzip)(html)) }
}

/**
 * Returns the Content-Security-Policy of the playground's page: its one script, by hash, and nothing from other
 * origins. The editor creates workers and styles at run time, which need `blob:` and inline styles. Frames are
 * forbidden: a click in one would act with the visitor's session.
 */
function playgroundPolicy(html: string): string {
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
