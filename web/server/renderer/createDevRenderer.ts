import type { Server } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Connect, createServer } from 'vite'
import type { PageRenderer } from './pageRenderer.ts'

const ENTRY = '/src/entryClient.tsx'

/** Creates the renderer of development: Vite compiles on demand and replaces changed modules in open pages. */
export async function createDevRenderer(root: string, server: Server): Promise<PageRenderer> {
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, ws: { server } } })
  return {
    load: async () => {
      const { render, renderErrorPage, sitemap, feed, installManifest, cacheTermsOf, buildId } =
        await vite.ssrLoadModule('/src/entryServer.tsx')
      return { render, renderErrorPage, sitemap, feed, installManifest, cacheTermsOf, buildId }
    },
    assetsOf: () => ({
      code: [],
      fonts: [],
      // Every sheet imported so far: without them the page is unstyled until its scripts run.
      styles: [...vite.environments.ssr.moduleGraph.idToModuleMap.values()]
        .map(({ url }) => url)
        .filter((url) => url.endsWith('.css')),
    }),
    entryMarkup: async (nonce) => {
      const html = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>')
      const preamble = html.match(/<script[\s\S]*?<\/script>/g) ?? []
      // Not async: hot reloading has to be set up first.
      return [...preamble, `<script type="module" src="${ENTRY}"></script>`]
        .join('')
        .replaceAll('<script', `<script nonce="${nonce}"`)
    },
    addFiles: (app) => {
      app.addHook('onRequest', async (request, reply) => {
        const isServed = await serve(request, reply, vite.middlewares)
        return isServed ? reply.hijack() : undefined
      })
    },
    close: () => vite.close(),
  }
}

/** Lets Vite answer a request, by the address that it came with. Returns false when it has no such file. */
function serve(
  { raw, originalUrl }: FastifyRequest,
  reply: FastifyReply,
  middlewares: Connect.Server,
): Promise<boolean> {
  raw.url = originalUrl
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  return new Promise((resolve, reject) => {
    reply.raw.once('finish', () => resolve(true))
    middlewares(raw, reply.raw, (error?: unknown) => (error ? reject(error) : resolve(false)))
  })
}
