import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { ROOT } from './processes.ts'
import { gatewayFloors } from './structure/gatewayFloors.ts'
import { mutualDomains } from './structure/mutualDomains.ts'
import { namedAfterExport } from './structure/namedAfterExport.ts'
import { platformFoundation } from './structure/platformFoundation.ts'

/** Maximum number of source files in one folder; tests, style sheets and generated files are not counted. */
export const FOLDER_FILES_MAX = 25

/** Infrastructure of the storefront: it imports no feature and no file of the app. */
const WEB_FOUNDATION = ['device', 'i18n', 'relay', 'offline', 'design', 'routing']

/** Packages of servers and databases: code of the platform that the demo catalogue runs loads none of them. */
const SERVER_PACKAGES: ReadonlySet<string> = new Set(['@electric-sql/pglite', 'fastify', 'kysely', 'pg', 'sharp'])

/** Imports that run something; those of types leave nothing behind. */
const VALUE_IMPORT = /^(?:import|export) (?!type\b)(?:[^';=(]* from )?'([^']+)'/gm

type Source = Readonly<{ path: string; text: string }>

/**
 * Throws with every folder that is too large, every import that goes from the storefront's foundation to a feature, from
 * the platform's to a domain or from a floor of the gateway to one above, every new pair of the platform's domains that
 * import each other, every mutation of the gateway without a test of
 * its name, every file that is not named after its one export, and every import of the demo catalogue that would run a
 * part of the platform with a database.
 */
export function checkStructure(): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const tracked = listed.split('\n').filter((path) => existsSync(join(ROOT, path)))
  const paths = tracked.filter(isSource)
  const foundation = paths.filter((path) => isIn(path, 'web/src', WEB_FOUNDATION))
  const gateway = paths.filter((path) => path.startsWith('gateway/src/')).map(sourceOf)
  const platform = paths.filter((path) => path.startsWith('platform/src/')).map(sourceOf)
  const faults = [
    ...largeFolders(paths),
    ...foundation.map(sourceOf).flatMap(upwardImports),
    ...gateway.flatMap(gatewayFloors),
    ...platform.flatMap(platformFoundation),
    ...mutualDomains(platform),
    ...untestedMutations(gateway, tracked),
    ...paths.map(sourceOf).flatMap(namedAfterExport),
    ...paths
      .filter((path) => path.startsWith('demo/'))
      .map(sourceOf)
      .flatMap((source) => serverImports(source, readText)),
  ]
  if (faults.length > 0) throw new Error(`\n  ${faults.join('\n  ')}`)
}

/** Returns a fault for each folder of the four packages and of the storefront's server with too many source files. */
export function largeFolders(paths: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const path of paths.filter((one) => /^(?:(?:web|gateway|platform|demo)\/src|web\/server)\//.test(one))) {
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > FOLDER_FILES_MAX)
    .map(([folder, count]) => `${folder} has ${count} source files; at most ${FOLDER_FILES_MAX}. Sort them into parts.`)
}

/** Returns a fault for each import of a foundation file that leaves the foundation; type imports count. */
export function upwardImports({ path, text }: Source): readonly string[] {
  const specifiers = [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, specifier = '']) => specifier)
  return specifiers
    .map((specifier) => normalize(join(dirname(path), specifier)))
    .filter((target) => target.startsWith('web/src/') && !isIn(target, 'web/src', [...WEB_FOUNDATION, '__generated__']))
    .map((target) => `${path} imports ${target}: hand it in from the app instead.`)
}

/** Returns a fault for each file that holds a mutation and has no test of its name beside it. */
export function untestedMutations(sources: readonly Source[], paths: readonly string[]): readonly string[] {
  return sources
    .filter(({ text }) => /\bMutationResolvers\[/.test(text))
    .map(({ path }) => ({ path, test: path.replace(/\.ts$/, '.test.ts') }))
    .filter(({ test }) => !paths.includes(test))
    .map(({ path, test }) => `${path} holds a mutation: test it in ${basename(test)} beside it.`)
}

function sourceOf(path: string): Source {
  return { path, text: readText(path) }
}

/**
 * Returns a fault for each import of a demo file that runs a part of the platform with a server or a database in it.
 * Types may come from anywhere.
 * @param read returns the text of a file of the repository
 */
export function serverImports({ path, text }: Source, read: (path: string) => string): readonly string[] {
  return valueImports(text)
    .filter((name) => name.startsWith('@hogar/platform/'))
    .map((name) => name.replace('@hogar/platform/', 'platform/src/'))
    .flatMap((target) => {
      const server = packagesRunBy(target, read).find((name) => SERVER_PACKAGES.has(name))
      return server === undefined ? [] : [`${path} runs ${target}, which loads ${server}: import its types alone.`]
    })
}

function packagesRunBy(file: string, read: (path: string) => string): readonly string[] {
  const files = new Set([file])
  const packages = new Set<string>()
  for (const visited of files) {
    for (const name of valueImports(read(visited))) {
      if (name.startsWith('.')) files.add(normalize(join(dirname(visited), name)))
      else packages.add(name)
    }
  }
  return [...packages]
}

function valueImports(text: string): readonly string[] {
  return [...text.matchAll(VALUE_IMPORT)].map(([, specifier = '']) => specifier)
}

function readText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

function isIn(path: string, root: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path.startsWith(`${root}/${folder}/`))
}

function isSource(path: string): boolean {
  const isTest = /\.test\.tsx?$/.test(basename(path)) || /(?:^|\/)testing\//.test(path)
  return /\.tsx?$/.test(path) && !path.includes('__generated__') && !isTest
}
