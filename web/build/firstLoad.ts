import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { MessageArea } from '../i18n/areas.ts'
import type { WebManifest } from '../server/renderer/webManifest.ts'
import type { FirstLoadLimit } from './limits.ts'

/** Kind of page, by the source files that render it. */
type PageKind = Readonly<{ sources: readonly string[]; area: MessageArea | null }>

export const FIRST_PAGE_NAMES = [
  'home',
  'category',
  'configurable',
  'simple',
  'grouped',
  'bundle',
  'downloadable',
] as const

type FirstPageName = (typeof FIRST_PAGE_NAMES)[number]

/** Pages that most visits begin with: home, a category, and a product of each type. */
export const FIRST_PAGES: Readonly<Record<FirstPageName, PageKind>> = {
  home: { sources: ['src/home/HomeRoute.tsx'], area: null },
  category: {
    sources: ['src/catalogue/CatalogueRoute.tsx', 'src/catalogue/listing/CategoryPage.tsx'],
    area: 'catalogue',
  },
  configurable: productPage('Configurable'),
  simple: productPage('Simple'),
  grouped: productPage('Grouped'),
  bundle: productPage('Bundle'),
  downloadable: productPage('Downloadable'),
}

function productPage(kind: string): PageKind {
  return { sources: ['src/catalogue/CatalogueRoute.tsx', `src/catalogue/product/${kind}Page.tsx`], area: 'catalogue' }
}

/** Files that the first visit of a page loads before the page can be used, in compressed sizes. */
export type FirstLoad = Readonly<{
  scripts: readonly Readonly<{ file: string; bytes: number }>[]
  scriptBytes: number
  /** Number of scripts, style sheets and faces. */
  requests: number
}>

/** Returns the first load of a page: entry, page and the largest language, with all imports. */
export function firstLoad(client: string, manifest: WebManifest, { sources, area }: PageKind): FirstLoad {
  const sizeOf = (url: string) => gzipSync(readFileSync(join(client, url)), { level: 9 }).length
  const bytesOf = (urls: readonly string[]) => sum(urls.map(sizeOf))
  const languages = Object.values(manifest.messages).map(({ modules, areas }) => [
    ...modules,
    ...((area && areas[area]) ?? []),
  ])
  const largest = languages.toSorted((left, right) => bytesOf(right) - bytesOf(left))[0] ?? []
  const pages = sources.map((source) => {
    const page = manifest.routes[source]
    if (!page) throw new Error(`${source} is no page of the build`)
    return page
  })
  const urls = new Set([manifest.entry, ...manifest.modules, ...pages.flatMap(({ modules }) => modules), ...largest])
  const styles = new Set([...manifest.styles, ...pages.flatMap((page) => page.styles)])
  const faces = Math.max(...Object.values(manifest.fonts).map(({ length }) => length))
  const scripts = [...urls]
    .map((file) => ({ file, bytes: sizeOf(file) }))
    .toSorted((left, right) => right.bytes - left.bytes)
  return { scripts, scriptBytes: bytesOf([...urls]), requests: urls.size + styles.size + faces }
}

/** Returns the sizes as a table, largest first. */
export function firstLoadTable(page: string, { scripts, scriptBytes, requests }: FirstLoad): string {
  const rows = [...scripts, { file: `first visit of ${page}, ${requests} requests`, bytes: scriptBytes }]
  return rows.map(({ file, bytes }) => `${(bytes / 1000).toFixed(1).padStart(8)} kB gzip  ${file}\n`).join('')
}

/** Throws when the first visit of a page exceeds its limit. */
export function checkFirstLoad(page: string, load: FirstLoad, limit: FirstLoadLimit): void {
  if (load.scriptBytes > limit.scriptBytes) {
    throw new Error(
      `The first visit of ${page} loads ${load.scriptBytes} bytes of JavaScript, ${limit.scriptBytes} are allowed.`,
    )
  }
  if (load.requests > limit.requests) {
    throw new Error(
      `The first visit of ${page} asks for ${load.requests} scripts, style sheets and faces, ${limit.requests} are allowed.`,
    )
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
