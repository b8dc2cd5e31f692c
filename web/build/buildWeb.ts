import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { compileMessages } from '../i18n/compileMessages.ts'
import { buildServiceWorker } from './buildServiceWorker.ts'
import { codeGroups } from './codeGroups.ts'
import { compressFiles } from './compressFiles.ts'
import { createWebManifest } from './createWebManifest.ts'
import { buildForProduction } from './env.ts'
import { FIRST_PAGES, FIRST_PAGE_NAMES, checkFirstLoad, firstLoad, firstLoadTable } from './firstLoad.ts'
import { FIRST_LOAD_LIMITS } from './limits.ts'
import { minifyAgain } from './minifyAgain.ts'
import { drawIcons } from './drawIcons.ts'
import { refuseCycles } from './refuseCycles.ts'
import { refuseDevelopmentCode } from './refuseDevelopmentCode.ts'
import { readViteManifest } from './viteManifest.ts'
import { shellHtml } from './shellHtml.ts'
import { sourceHash } from './sourceHash.ts'

const ROOT = join(import.meta.dirname, '..')

/**
 * Builds the storefront into a folder: browser code, server code, service worker, compressed copies, and the manifest
 * that lists the files each page needs. Builds in a temporary folder and renames it when complete. Throws when the
 * first visit of a page exceeds its limit.
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
  const buildId = sourceHash(join(ROOT, '..'))
  await buildClient(client, buildId)
  await minifyAgain(join(client, 'assets'))
  await buildServer(join(dist, 'server'), buildId)
  refuseDevelopmentCode(SERVER_ENTRY, readFileSync(join(dist, 'server', SERVER_ENTRY), 'utf8'))
  const vite = readViteManifest(client)
  refuseCycles(vite)
  const manifest = createWebManifest({ vite, buildId, root: ROOT })
  writeFileSync(join(dist, 'webManifest.json'), JSON.stringify(manifest, null, 2))
  writeFileSync(join(client, 'shell.html'), shellHtml(manifest))
  // Fonts and scripts go to browsers: so do their licences.
  copyFileSync(join(ROOT, '../THIRD-PARTY-NOTICES'), join(client, 'licences.txt'))
  await drawIcons(client)
  await buildServiceWorker({ root: ROOT, client })
  await compressFiles(client)
  for (const page of FIRST_PAGE_NAMES) {
    const load = firstLoad(client, manifest, FIRST_PAGES[page])
    process.stdout.write(firstLoadTable(page, load))
    checkFirstLoad(page, load, FIRST_LOAD_LIMITS[page])
  }
}

/**
 * File names. The first file lists all others by name and hashes do not compress, so hashes are as short as the
 * bundler allows.
 */
const FILE_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
}

/** Gives the build its name: browsers and caches of the server keep what they store under it. */
const buildIdDefinition = (buildId: string) => ({ 'import.meta.env.VITE_BUILD_ID': JSON.stringify(buildId) })

async function buildClient(outDir: string, buildId: string): Promise<void> {
  await build({
    root: ROOT,
    logLevel: 'warn',
    define: buildIdDefinition(buildId),
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        input: 'src/entryClient.tsx',
        output: { ...FILE_NAMES, codeSplitting: { groups: codeGroups(ROOT) } },
      },
    },
  })
}

const SERVER_ENTRY = 'entryServer.js'

/** Bundles every dependency with its production code: the server's `NODE_ENV` chooses none of it. */
async function buildServer(outDir: string, buildId: string): Promise<void> {
  await build({
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    define: { ...buildIdDefinition(buildId), 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 5000,
      ssr: 'src/entryServer.tsx',
      manifest: false,
      // One file: a server that runs does not notice the next build.
      rolldownOptions: { output: { entryFileNames: SERVER_ENTRY, codeSplitting: false } },
    },
  })
}
