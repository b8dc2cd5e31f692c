import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../processes.ts'

/** Package folders with a suite, in the order in which they start: the longest first, and last what needs all processors. */
const SUITES = ['platform', 'gateway', 'web', 'demo', 'schema', 'tests'] as const

export type Selection = Readonly<{
  suites: readonly string[]
  /** Files and folders to which suites are restricted, by suite and relative to its package. */
  paths: Readonly<Record<string, readonly string[]>>
  /** Commit that a change is compared with, `HEAD` for what is not committed; null runs every file. */
  changedSince: string | null
  /** True if anything is left out. */
  isPartial: boolean
}>

/**
 * Reads `pnpm test [package or file…] [--changed [--since <commit>]]`. A package that has no suite, and a file that does
 * not exist, are errors.
 */
export function readSelection(args: readonly string[]): Selection {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { changed: { type: 'boolean' }, since: { type: 'string' } },
  })
  const known: readonly string[] = SUITES
  const asked = positionals.map((name) => {
    const [suite = '', ...path] = name.split('/').filter((part) => part !== '')
    return { suite, path: path.join('/') }
  })
  const unknown = asked.filter(({ suite }) => !known.includes(suite)).map(({ suite }) => suite)
  if (unknown.length > 0) throw new Error(`no suite is named ${unknown.join(', ')}; there are ${SUITES.join(', ')}`)
  const missing = asked.map(({ suite, path }) => join(suite, path)).filter((path) => !existsSync(join(ROOT, path)))
  if (missing.length > 0) throw new Error(`no such file: ${missing.join(', ')}`)
  const changedSince = values.changed === true || values.since !== undefined ? (values.since ?? 'HEAD') : null
  const suites = asked.length === 0 ? SUITES : SUITES.filter((name) => asked.some(({ suite }) => suite === name))
  return {
    suites,
    paths: Object.fromEntries(suites.map((name) => [name, pathsOf(name, asked)])),
    changedSince,
    isPartial: positionals.length > 0 || changedSince !== null,
  }
}

type Asked = Readonly<{ suite: string; path: string }>

/** Returns the paths to which a suite is restricted; none if it was asked for as a whole. */
function pathsOf(name: string, asked: readonly Asked[]): readonly string[] {
  const own = asked.filter(({ suite }) => suite === name).map(({ path }) => path)
  return own.includes('') ? [] : own
}
