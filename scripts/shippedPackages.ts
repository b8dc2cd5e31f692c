import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './processes.ts'

/** Packages of the repository that are shipped, as processes or to browsers. */
const SHIPPED = ['schema', 'gateway', 'platform', 'demo', 'web'] as const

/** A third-party package that is shipped with the shop. */
export type ShippedPackage = Readonly<{
  name: string
  version: string
  /** Licence field of its manifest: an SPDX expression as a rule. */
  licence: string
  author: string
  /** Texts of its licence and notice files, in the order of their names. */
  texts: readonly string[]
}>

type Manifest = Readonly<{
  name?: string
  version?: string
  license?: string | Readonly<{ type?: string }>
  author?: string | Readonly<{ name?: string }>
  dependencies?: Readonly<Record<string, string>>
  optionalDependencies?: Readonly<Record<string, string>>
}>

/** Every package that a shipped one depends on, directly or not, by name and version. Throws for one that is not installed. */
export function shippedPackages(): readonly ShippedPackage[] {
  const found = new Map<string, ShippedPackage>()
  const seen = new Set<string>()
  const visit = (folder: string, isOwn: boolean) => {
    if (seen.has(folder)) return
    seen.add(folder)
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    if (!isOwn) {
      const shipped = readPackage(folder, manifest)
      found.set(`${shipped.name} ${shipped.version}`, shipped)
    }
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      if (name.startsWith('@hogar/')) continue
      const installed = findInstalled(folder, name)
      if (installed === null) throw new Error(`${name} is not installed: run pnpm install`)
      visit(installed, false)
    }
    // Of a package for several systems only this system's is there.
    for (const name of Object.keys(manifest.optionalDependencies ?? {})) {
      const installed = findInstalled(folder, name)
      if (installed !== null) visit(installed, false)
    }
  }
  for (const name of SHIPPED) visit(join(ROOT, name), true)
  return [...found].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, shipped]) => shipped)
}

/** Folder of a package as Node finds it from another's. */
function findInstalled(from: string, name: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate)
    if (folder === dirname(folder)) return null
  }
}

/** Name of the system in a package of compiled code: the list must be the same wherever it is written. */
const SYSTEM = /-(?:linux|linuxmusl|darwin|win32|freebsd)(?:-\w+)?$/
const LICENCE_FILE = /^(?:licen[cs]e|copying|copyright|notice|ofl)(?:[.-].*)?$/i

function readPackage(folder: string, { name = '?', version = '?', license, author }: Manifest): ShippedPackage {
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file) && !/\.(?:js|ts|json)$/.test(file))
  const texts = files.toSorted().map((file) => readFileSync(join(folder, file), 'utf8'))
  return {
    name: name.replace(SYSTEM, ' for the system it runs on'),
    version,
    licence: (typeof license === 'string' ? license : license?.type) ?? 'see below',
    author: (typeof author === 'string' ? author : author?.name) ?? '',
    texts: [...texts, ...licensingIn(folder, name)].map((text) => text.replaceAll('\r\n', '\n').trim()),
  }
}

/** Returns the licensing section of libvips' README, the only place that lists its components. */
function licensingIn(folder: string, name: string): readonly string[] {
  if (!name.startsWith('@img/sharp-libvips')) return []
  const [, licensing] = /^## Licensing\n(.*)$/ms.exec(readFileSync(join(folder, 'README.md'), 'utf8')) ?? []
  if (licensing === undefined) throw new Error(`${name} does not say any more what it is built from`)
  return [licensing]
}
