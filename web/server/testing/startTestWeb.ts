import { once } from 'node:events'
import { type RequestListener, createServer } from 'node:http'
import { PassThrough } from 'node:stream'
import { onTestFinished } from 'vitest'
import { type Web, createWeb } from '../createWeb.ts'
import { parseEnv } from '../env.ts'
import type { PageRenderer } from '../renderer/pageRenderer.ts'

/** Starts a server beside the storefront, until the test has ended. Returns its origin. */
export async function startNeighbour(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

type Rendering = Awaited<ReturnType<PageRenderer['load']>>['render']

/** Renders a page of a few words, in place of the storefront. */
export const words: Rendering = () => {
  const source = new PassThrough()
  source.end('<html><body>hola</body></html>')
  return Promise.resolve({
    kind: 'page',
    status: 200,
    stream: { pipe: (to) => source.pipe(to), abort: () => source.destroy() },
    injection: { head: '<script>0</script>', take: () => '<script>1</script>' },
  })
}

/** Sitemap with two parts in each store, one page in each. */
export const SITEMAP: Awaited<ReturnType<PageRenderer['load']>>['sitemap'] = {
  readSitemapPart: (_transport, part) =>
    Promise.resolve(
      part > 1 ? null : { lastPart: 1, pages: [{ path: `/${part}`, updatedAt: null, alternates: [] }], growsAt: null },
    ),
  sitemapIndexXml: (addresses) => addresses.join('\n'),
  sitemapPartXml: (pages, { store, origin }) => `${origin} ${store.code} ${pages[0]?.path}`,
}

/** Feed of one post. */
export const FEED: Awaited<ReturnType<PageRenderer['load']>>['feed'] = {
  readFeed: (_transport, { code }) => Promise.resolve({ title: code, description: '', posts: [], keptUntil: null }),
  feedXml: ({ title }, { origin }) => `${origin} ${title}`,
}

/** Starts a storefront on a free port, until the test has ended. */
export async function startTestWeb(
  variables: Record<string, string> = {},
  render: Rendering = words,
  { sitemap = SITEMAP, feed = FEED } = {},
): Promise<Readonly<{ url: string; web: Web }>> {
  const renderer: PageRenderer = {
    load: () =>
      Promise.resolve({
        render,
        sitemap,
        feed,
        installManifest: ({ name }) => Promise.resolve(JSON.stringify({ name })),
        renderErrorPage: ({ requestId }) => Promise.resolve(`<html>${requestId}</html>`),
        cacheTermsOf: () => null,
        buildId: 'test',
      }),
    assetsOf: () => ({ styles: [], fonts: [], code: ['/e.js'] }),
    entryMarkup: (nonce) => `<script nonce="${nonce}" src="/e.js"></script>`,
    addFiles: () => undefined,
    close: () => Promise.resolve(),
  }
  const env = parseEnv({ WEB_PORT: '0', LOG_LEVEL: 'silent', ...variables })
  const web = await createWeb({ env, createRenderer: () => Promise.resolve(renderer) })
  onTestFinished(() => web.close())
  return { url: (await web.listen()).url, web }
}
