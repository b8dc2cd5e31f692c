import { copyFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { compileMessages } from '../i18n/compileMessages.ts'
import { buildServiceWorker } from './buildServiceWorker.ts'
import { compressFiles } from './compressFiles.ts'
import { createWebManifest } from './createWebManifest.ts'
import { buildForProduction } from './env.ts'
import { firstLoad, firstLoadTable } from './firstLoad.ts'
import { firstVisitModules } from './firstVisitModules.ts'
import { FIRST_LOAD_MAX_BYTES, SHARED_BY_PAGES } from './limits.ts'
import { readViteManifest } from './viteManifest.ts'
import { shellHtml } from './shellHtml.ts'
import { sourceHash } from './sourceHash.ts'

const ROOT = join(import.meta.dirname, '..')

/**
 * Builds the storefront into a folder: the browser's code, the server's, the service worker, compressed copies, and the
 * list that tells the server what a page needs. It is made beside and put in place when it is whole. Throws when the
 * first visit of a home would load too much.
 */
export async function buildWeb(target = join(ROOT, 'dist')): Promise<void> {
  buildForProduction()
  const building = `${target}.${process.pid}`
  try {
    await buildInto(building)
    rmSync(target, { recursive: true, force: true })
    renameSync(building, target)
  } finally {
    rmSync(building, { recursive: true, force: true })
  }
}

async function buildInto(dist: string): Promise<void> {
  const client = join(dist, 'client')
  compileMessages()
  const buildId = sourceHash(ROOT)
  await buildClient(client, buildId)
  await buildServer(join(dist, 'server'))
  const vite = readViteManifest(client)
  const manifest = createWebManifest({ vite, buildId, root: ROOT })
  writeFileSync(join(dist, 'webManifest.json'), JSON.stringify(manifest, null, 2))
  writeFileSync(join(client, 'shell.html'), shellHtml(manifest))
  // Fonts and scripts go to browsers: so do their licences.
  copyFileSync(join(ROOT, '../THIRD-PARTY-NOTICES'), join(client, 'licences.txt'))
  await buildServiceWorker({ root: ROOT, client })
  await compressFiles(client)
  const load = firstLoad(client, manifest)
  process.stdout.write(firstLoadTable(load))
  if (load.totalBytes > FIRST_LOAD_MAX_BYTES) {
    throw new Error(
      `The first visit of home loads ${load.totalBytes} bytes of JavaScript, ${FIRST_LOAD_MAX_BYTES} are allowed.`,
    )
  }
}

const FIRST_VISIT = ['src/entryClient.tsx', 'src/home/HomeRoute.tsx'].map((file) => join(ROOT, file))

/** The first file lists all others by name, and hashes are what cannot be compressed of it: as short as the bundler lets them be. */
const FILE_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
}

async function buildClient(outDir: string, buildId: string): Promise<void> {
  const isOfFirstVisit = firstVisitModules(FIRST_VISIT)
  await build({
    root: ROOT,
    logLevel: 'warn',
    define: { 'import.meta.env.VITE_BUILD_ID': JSON.stringify(buildId) },
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        input: 'src/entryClient.tsx',
        // What most pages need as one file: a dozen small ones are larger, and none of them would ever stay away.
        output: {
          ...FILE_NAMES,
          codeSplitting: {
            groups: [
              {
                name: (id, modules) => (isOfFirstVisit(id, modules) ? 'shared' : null),
                minShareCount: SHARED_BY_PAGES,
              },
            ],
          },
        },
      },
    },
  })
}

/** Everything is bundled: React's production code runs on the server, whatever `NODE_ENV` says there. */
async function buildServer(outDir: string): Promise<void> {
  await build({
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 5000,
      ssr: 'src/entryServer.tsx',
      manifest: false,
      // One file: a server that runs does not notice the next build.
      rolldownOptions: { output: { entryFileNames: 'entryServer.js', codeSplitting: false } },
    },
  })
}
