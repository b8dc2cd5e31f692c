import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { injectManifest } from 'workbox-build'
import { packFiles } from '../src/offline/files/filePack.ts'
import { PACK_SUFFIX } from '../src/offline/files/packSuffix.ts'

/**
 * All of the shop's code, styles and icons: a panel or a drawer that was never opened has to open offline as well.
 * Code and styles are one pack: a request for each of some 400 files takes a phone many times as long. Faces and
 * pictures are cached when they are used.
 */
const PRECACHED_FILES = ['shell.html', `assets/*${PACK_SUFFIX}`, 'icons/*.svg']
const PACKED_FILES = 'assets/*.{js,css}'
const HASH_CHARACTERS = 10
/** Maximum bytes of the pack, uncompressed: it is stored on the device as it is. */
const PACK_MAX_BYTES = 5_000_000

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
  writePack(client)
  const worker = join(client, 'service-worker.js')
  const { warnings } = await injectManifest({
    maximumFileSizeToCacheInBytes: PACK_MAX_BYTES,
    swSrc: worker,
    swDest: worker,
    globDirectory: client,
    globPatterns: PRECACHED_FILES,
    modifyURLPrefix: { '': '/' },
    dontCacheBustURLsMatching: /^assets\//,
  })
  // A file too large is left out with a warning: the shop would not open without a network.
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
}

/** Writes the pack of all code and styles, under a name that changes with its content. */
function writePack(client: string): void {
  const paths = globSync(PACKED_FILES, { cwd: client }).toSorted()
  const pack = packFiles(paths.map((path) => [`/${path}`, readFileSync(join(client, path))]))
  const hash = createHash('sha256').update(pack).digest('hex').slice(0, HASH_CHARACTERS)
  writeFileSync(join(client, `assets/offline-${hash}${PACK_SUFFIX}`), pack)
}
