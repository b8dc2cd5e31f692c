import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildWebIfStale } from './buildWebIfStale.ts'
import { check } from './check.ts'
import { checkGenerated } from './checkGenerated.ts'
import { findBrowser } from './findBrowser.ts'
import { ROOT } from './processes.ts'
import { declaredTitles } from './rules/declaredTitles.ts'
import { proveRules } from './rules/proof.ts'
import { readRules } from './rules/readRules.ts'
import { importersInTests, touchedAcross } from './suites/changedFiles.ts'
import type { ReportedFile } from './suites/readReport.ts'
import { runSideBySide } from './suites/runSideBySide.ts'
import { LANES, REPORTS, type SuiteTotals, messageOf, runSuite } from './suites/runSuite.ts'
import type { Counts } from './suites/sumUp.ts'
import { type Selection, readSelection } from './suites/selection.ts'

type Totals = Counts & {
  /** Names of failed checks and tests, each with its first error. */
  readonly failures: string[]
  readonly files: ReportedFile[]
}

/**
 * Every check and suite of the repository, or those that are selected. Runs all of them, two at a time, compares the rule
 * tables with the suites' reports, prints the sum, and ends with 1 when anything failed.
 */
async function test(selection: Selection): Promise<Totals> {
  rmSync(join(ROOT, REPORTS), { recursive: true, force: true })
  const total: Totals = { passed: 0, failed: 0, skipped: 0, failures: [], files: [] }
  const attempt = async (run: () => unknown) => {
    try {
      await run()
      total.passed += 1
    } catch (error) {
      total.failed += 1
      total.failures.push(`  ${messageOf(error)}`)
      console.error(messageOf(error))
    }
  }
  const browser = await findBrowser()
  const checks = selection.isPartial ? [] : [() => attempt(() => check({ isBesideOthers: true }))]
  if (!selection.isPartial) await attempt(checkGenerated)
  const needsBuild = selection.suites.some((suite) => suite === 'web' || suite === 'tests')
  const built = needsBuild ? attempt(buildWebIfStale) : Promise.resolve()
  const run = async (suite: string, isBesideOthers: boolean) => {
    if (suite === 'web' || suite === 'tests') await built
    const filters = filtersOf(suite, selection, total.files)
    if (filters !== null) add(total, await runSuite(suite, { browser, filters, isBesideOthers }))
  }
  // Of a change, `tests/` runs what the suites before it have found: it waits for them. Else its shops start beside the last.
  const waits = selection.changedSince !== null && selection.suites.includes('tests')
  const suites = selection.suites.filter((suite) => !waits || suite !== 'tests')
  await runSideBySide([...checks, () => built, ...suites.map((suite) => () => run(suite, suites.length > 1))], LANES)
  if (waits) await run('tests', false)
  await attempt(() => {
    checkProof(total.files, selection)
  })
  return total
}

/** Returns what restricts a suite to the selection, or null if it has nothing to run. */
function filtersOf(suite: string, selection: Selection, ran: readonly ReportedFile[]): readonly string[] | null {
  const {
    changedSince,
    paths: { [suite]: paths = [] },
  } = selection
  if (paths.length > 0 || changedSince === null) return paths
  if (suite !== 'tests') return [`--changed=${changedSince}`, '--passWithNoTests']
  const files = touchedAcross(importersInTests(changedSince), readRules(), new Set(ran.map(({ file }) => file)))
  return files.length === 0 ? null : files
}

/** Prints the rows that this run did not prove. Throws with those whose tests failed or did not run. */
function checkProof(files: readonly ReportedFile[], { isPartial }: Selection): void {
  const { env } = process
  const { proven, unproven, faults } = proveRules(readRules(), {
    files,
    isPartial,
    hasServers: Boolean(env['CI'] && env['DATABASE_URL'] && env['REDIS_URL']),
    titlesOf: (file) => {
      const path = join(ROOT, file)
      return existsSync(path) ? declaredTitles(readFileSync(path, 'utf8'), file) : []
    },
  })
  console.log(`\n== rules\n${proven} rows of tests/rules are proven by this run`)
  if (unproven.length > 0) console.log(`\nNot proven in this run:\n  ${unproven.join('\n  ')}`)
  if (faults.length > 0) throw new Error(`rows of tests/rules without their proof:\n  ${faults.join('\n  ')}`)
}

function add(total: Totals, suite: SuiteTotals): void {
  total.passed += suite.passed
  total.failed += suite.failed
  total.skipped += suite.skipped
  total.failures.push(...suite.failures)
  total.files.push(...suite.files)
}

const counts = await test(readSelection(process.argv.slice(2)))
// At the end once more: a log is read from there, and a long one is kept only there.
if (counts.failures.length > 0) console.log(`\nFailed:\n${counts.failures.join('\n')}`)
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exitCode = counts.failed > 0 ? 1 : 0
