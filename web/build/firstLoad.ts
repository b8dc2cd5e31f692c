import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { WebManifest } from '../server/webManifest.ts'

/** The JavaScript that the first visit of a home loads, as a network carries it. */
export type FirstLoad = Readonly<{ files: readonly Readonly<{ file: string; bytes: number }>[]; totalBytes: number }>

const HOME = 'src/home/HomeRoute.tsx'

/** Entry, home and the largest language, everything that they import included. */
export function firstLoad(client: string, manifest: WebManifest): FirstLoad {
  const sizeOf = (url: string) => gzipSync(readFileSync(join(client, url)), { level: 9 }).length
  const languages = Object.values(manifest.messages).map(({ modules: urls }) => ({
    urls,
    bytes: sum(urls.map(sizeOf)),
  }))
  const largest = languages.toSorted((left, right) => right.bytes - left.bytes)[0]?.urls ?? []
  const urls = new Set([manifest.entry, ...manifest.modules, ...(manifest.routes[HOME]?.modules ?? []), ...largest])
  const files = [...urls]
    .map((file) => ({ file, bytes: sizeOf(file) }))
    .toSorted((left, right) => right.bytes - left.bytes)
  return { files, totalBytes: sum(files.map(({ bytes }) => bytes)) }
}

/** The sizes as a table, largest first. */
export function firstLoadTable({ files, totalBytes }: FirstLoad): string {
  const rows = [...files, { file: 'first visit of home', bytes: totalBytes }]
  return rows.map(({ file, bytes }) => `${(bytes / 1000).toFixed(1).padStart(8)} kB gzip  ${file}\n`).join('')
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
