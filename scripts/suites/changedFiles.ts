import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../processes.ts'
import type { Rule } from '../rules/readRules.ts'

const ACROSS = 'tests/'

/**
 * Returns the files of tests/ that a change touches, relative to that folder: those that import changed files, and those
 * that prove a rule together with a test that the change made run. Suites there start the shop as processes, so that
 * imports alone do not connect them with the code that they test.
 */
export function touchedAcross(importing: readonly string[], rules: readonly Rule[], ran: ReadonlySet<string>) {
  const byRule = rules
    .map(({ references }) => references.map(({ file }) => file))
    .filter((files) => files.some((file) => ran.has(file)))
    .flat()
  return [...new Set([...importing, ...byRule])]
    .filter((file) => file.startsWith(ACROSS))
    .map((file) => file.slice(ACROSS.length))
    .toSorted()
}

/** Lists the test files of tests/ that import what changed since a commit, by their paths from the root. */
export function importersInTests(since: string): readonly string[] {
  const listed: readonly Readonly<{ file: string }>[] = JSON.parse(
    execFileSync(
      join(ROOT, 'node_modules/.bin/vitest'),
      ['list', `--changed=${since}`, '--filesOnly', '--json', '--passWithNoTests'],
      {
        cwd: join(ROOT, ACROSS),
        encoding: 'utf8',
        env: { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}` },
      },
    ),
  )
  return listed.map(({ file }) => file.slice(ROOT.length + 1))
}
