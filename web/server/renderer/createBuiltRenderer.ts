import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { PageRenderer } from './pageRenderer.ts'
import { addStaticFiles } from './addStaticFiles.ts'
import { webManifestSchema } from './webManifest.ts'

/**
 * Creates the renderer of the built storefront: `dist/client` and `dist/server`, made by `build.ts`. Resolves when its
 * code is loaded, so that no first page waits for that.
 */
export async function createBuiltRenderer(distFolder: string): Promise<PageRenderer> {
  const client = join(distFolder, 'client')
  const manifest = v.parse(webManifestSchema, JSON.parse(readFileSync(join(distFolder, 'webManifest.json'), 'utf8')))
  const entry = pathToFileURL(join(distFolder, 'server/entryServer.js')).href
  const code: Awaited<ReturnType<PageRenderer['load']>> = await import(entry)
  return {
    load: () => Promise.resolve(code),
    assetsOf: (store, rows) => {
      const routes = rows.flatMap(({ source }) => manifest.routes[source] ?? [])
      const messages = manifest.messages[store.language]
      return {
        styles: [...new Set([...manifest.styles, ...routes.flatMap(({ styles }) => styles)])],
        fonts: manifest.fonts[store.code] ?? [],
        code: [
          ...new Set([
            manifest.entry,
            ...manifest.modules,
            ...routes.flatMap(({ modules }) => modules),
            ...(messages?.modules ?? []),
            ...rows.flatMap(({ messages: area }) => (area && messages?.areas[area]) ?? []),
          ]),
        ],
      }
    },
    // The page requests its own code.
    entryMarkup: () => '',
    addFiles: (app) => addStaticFiles(app, client),
    close: () => Promise.resolve(),
  }
}
