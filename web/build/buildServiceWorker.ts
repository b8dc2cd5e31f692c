import { join } from 'node:path'
import { build } from 'vite'
import { injectManifest } from 'workbox-build'

/**
 * All of the shop's code, styles and icons: a panel or a drawer that was never opened has to open offline as well.
 * Together they are hardly more than the files of the first page; faces and pictures are cached when they are used.
 */
const PRECACHED_FILES = ['shell.html', 'assets/*.{js,css}', 'icons/*.svg']

type WorkerOptions = Readonly<{ root: string; client: string }>

/** Builds the service worker as one plain file, with its precache list. */
export async function buildServiceWorker({ root, client }: WorkerOptions): Promise<void> {
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
    globPatterns: PRECACHED_FILES,
    modifyURLPrefix: { '': '/' },
    dontCacheBustURLsMatching: /^assets\//,
  })
}
