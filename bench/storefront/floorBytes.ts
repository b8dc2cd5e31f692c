import { gzipSync } from 'node:zlib'
import { join } from 'node:path'
import { build } from 'vite'

const GZIP_LEVEL = 9

/** Bytes, gzipped, of the JavaScript of an empty page with React DOM, Relay and the router, built as the storefront is. */
export async function floorBytes(): Promise<number> {
  const result = await build({
    root: join(import.meta.dirname, 'floor'),
    logLevel: 'error',
    configFile: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: join(import.meta.dirname, 'floor/entry.tsx') } },
  })
  const outputs = Array.isArray(result) ? result : [result]
  return outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((file) => file.type === 'chunk')
    .reduce((sum, file) => sum + gzipSync(file.code, { level: GZIP_LEVEL }).length, 0)
}
