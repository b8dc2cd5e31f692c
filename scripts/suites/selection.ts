import { parseArgs } from 'node:util'

/** Package folders with a suite, in the order in which they start: the longest first, and last what needs all processors. */
const SUITES = ['platform', 'gateway', 'web', 'demo', 'schema', 'tests'] as const

export type Selection = Readonly<{
  suites: readonly string[]
  /** Commit that a change is compared with, `HEAD` for what is not committed; null runs every file. */
  changedSince: string | null
  /** True if anything is left out. */
  isPartial: boolean
}>

/** Reads `pnpm test [package…] [--changed [--since <commit>]]`. A package that has no suite is an error. */
export function readSelection(args: readonly string[]): Selection {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { changed: { type: 'boolean' }, since: { type: 'string' } },
  })
  const known: readonly string[] = SUITES
  const unknown = positionals.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`no suite is named ${unknown.join(', ')}; there are ${SUITES.join(', ')}`)
  const changedSince = values.changed === true || values.since !== undefined ? (values.since ?? 'HEAD') : null
  return {
    suites: positionals.length === 0 ? SUITES : SUITES.filter((name) => positionals.includes(name)),
    changedSince,
    isPartial: positionals.length > 0 || changedSince !== null,
  }
}
