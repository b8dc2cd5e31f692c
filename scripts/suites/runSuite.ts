import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../processes.ts'
import { runStep } from '../runStep.ts'
import { type Counts, type ReportedFile, readReport } from './readReport.ts'

export const REPORTS = '.cache/test'

/** Suites with shops and browsers wait more than they work: two at a time, where there are two processors. */
const WORKERS = Math.min(2, availableParallelism())

export type SuiteTotals = Counts & {
  /** Names of failed tests, each with its first error. */
  readonly failures: readonly string[]
  readonly files: readonly ReportedFile[]
}

type Options = Readonly<{
  browser: string
  /** Files or options that restrict the run; empty for the whole suite. */
  filters: readonly string[]
}>

/** Runs a package's suite with this terminal, prints its slowest files, and returns its report. */
export async function runSuite(suite: string, { browser, filters }: Options): Promise<SuiteTotals> {
  console.log(`\n== ${suite}`)
  mkdirSync(join(ROOT, REPORTS), { recursive: true })
  const path = join(ROOT, REPORTS, `${suite}.json`)
  const failure = await runStep({
    name: suite,
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${path}`, ...filters],
    cwd: suite,
    env: { CHROMIUM_PATH: browser, TEST_WORKERS: String(WORKERS) },
  }).then(() => null, messageOf)
  const report = readReport(path)
  // A restricted run may have nothing to do; it writes no report then.
  if (report === null && failure === null && filters.length > 0) return NOTHING
  const { counts, late, failed, slowest, files } = report ?? NO_REPORT
  // A test that asserts nothing once its first try has been there would pass unseen.
  if (late.length > 0) console.log(`\nAt the second try:\n${late.join('\n')}`)
  if (slowest.length > 0) console.log(`\nSlowest files:\n${slowest.join('\n')}`)
  // A suite that ended badly without a failed test (a crash, an unhandled rejection, no test found) is a failure too.
  const crash = failure !== null && counts.failed === 0 ? [`  ${failure}`] : []
  return {
    ...counts,
    failed: counts.failed + crash.length,
    failures: [...failed, ...crash].map((line) => `${suite}:${line}`),
    files,
  }
}

const NOTHING: SuiteTotals = { passed: 0, failed: 0, skipped: 0, failures: [], files: [] }
const NO_REPORT = {
  counts: { passed: 0, failed: 1, skipped: 0 },
  late: [],
  failed: ['  no report was written'],
  slowest: [],
  files: [],
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
