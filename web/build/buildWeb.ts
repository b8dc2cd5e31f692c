import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { compileMessages } from '../i18n/compileMessages.ts'
import { buildServiceWorker } from './buildServiceWorker.ts'
import { compressFiles } from './compressFiles.ts'
import { createWebManifest } from './createWebManifest.ts'
import { firstLoad, firstLoadTable } from './firstLoad.ts'
import { FIRST_LOAD_MAX_BYTES } from './limits.ts'
import { readViteManifest } from './viteManifest.ts'
import { shellHtml } from './shellHtml.ts'
import { sourceHash } from './sourceHash.ts'

const ROOT = join(import.meta.dirname, '..')
const DIST = join(ROOT, 'dist')

/**
 * Builds the storefront into `dist`: the browser's code, the server's, the service worker, compressed copies, and the
 * list that tells the server what a page needs. Throws when the first visit of a home would load too much.
 */
export async function buildWeb(): Promise<void> {
  const buildId = sourceHash(ROOT)
  // Vite puts variables with this prefix into `import.meta.env`.
  process.env['VITE_BUILD_ID'] = buildId
  rmSync(DIST, { recursive: true, force: true })
  compileMessages()
  await buildClient()
  await buildServer()
  const vite = readViteManifest(join(DIST, 'client'))
  const manifest = createWebManifest({ vite, buildId, root: ROOT })
  writeFileSync(join(DIST, 'webManifest.json'), JSON.stringify(manifest, null, 2))
  writeFileSync(join(DIST, 'client/shell.html'), shellHtml(manifest))
  await buildServiceWorker({ root: ROOT, client: join(DIST, 'client'), vite, manifest })
  await compressFiles(join(DIST, 'client'))
  const load = firstLoad(join(DIST, 'client'), manifest)
  process.stdout.write(firstLoadTable(load))
  if (load.totalBytes > FIRST_LOAD_MAX_BYTES) {
    throw new Error(`The first visit of home loads ${load.totalBytes} bytes of JavaScript, ${FIRST_LOAD_MAX_BYTES} are allowed.`)
  }
}

async function buildClient(): Promise<void> {
  await build({
    root: ROOT,
    logLevel: 'warn',
    build: {
      outDir: 'dist/client',
      rolldownOptions: { input: 'src/entryClient.tsx' },
    },
  })
}

/** Everything is bundled: React's production code runs on the server, whatever `NODE_ENV` says there. */
async function buildServer(): Promise<void> {
  await build({
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      outDir: 'dist/server',
      ssr: 'src/entryServer.tsx',
      manifest: false,
      rolldownOptions: { output: { entryFileNames: 'entryServer.js' } },
    },
  })
}
