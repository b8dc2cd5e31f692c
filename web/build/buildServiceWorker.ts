import { join } from 'node:path'
import { build } from 'vite'
import { injectManifest } from 'workbox-build'
import { AREAS } from '../i18n/areas.ts'
import { LANGUAGES } from '../i18n/languages.ts'
import type { WebManifest } from '../server/webManifest.ts'
import { type ViteManifest, chunkClosure } from './viteManifest.ts'

/** Pages that work without a network from the first visit on; the code of all others is kept when it is first used. */
const PRECACHED_SOURCES = [
  'src/layout/AppLayout.tsx',
  'src/home/HomeRoute.tsx',
  'src/catalogue/CatalogueRoute.tsx',
  'src/catalogue/ProductRoute.tsx',
  'src/catalogue/CategoryRoute.tsx',
  'src/cart/CartRoute.tsx',
  'src/checkout/CheckoutRoute.tsx',
  'src/afterFirstRender.ts',
  'src/offline/startQueue.ts',
  'src/relay/recordArchive.ts',
  ...LANGUAGES.flatMap((language) => AREAS.map((area) => `src/i18n/__generated__/${language}.${area}.ts`)),
]

type WorkerOptions = Readonly<{ root: string; client: string; vite: ViteManifest; manifest: WebManifest }>

/** Builds the worker in one plain file and writes into it what it fetches ahead of time. */
export async function buildServiceWorker({ root, client, vite, manifest }: WorkerOptions): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'src/serviceWorker.ts',
        output: { format: 'iife', entryFileNames: 'service-worker.js', codeSplitting: false },
      },
    },
  })
  const worker = join(client, 'service-worker.js')
  await injectManifest({
    swSrc: worker,
    swDest: worker,
    globDirectory: client,
    globPatterns: precachedFiles(vite, manifest),
    modifyURLPrefix: { '': '/' },
    dontCacheBustURLsMatching: /^assets\//,
  })
}

function precachedFiles(vite: ViteManifest, manifest: WebManifest): string[] {
  const built = PRECACHED_SOURCES.filter((source) => vite[source]).flatMap((source) => chunkClosure(vite, source))
  const files = built.flatMap((key) => [vite[key]?.file ?? '', ...(vite[key]?.css ?? [])]).filter((file) => file !== '')
  const urls = [manifest.entry, ...manifest.modules, ...manifest.styles, ...Object.values(manifest.messages).flat()]
  return [...new Set(['shell.html', ...files, ...urls.map((url) => url.slice(1))])]
}
