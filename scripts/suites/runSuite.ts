import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { ROOT } from '../processes.ts'
import { runStep } from '../runStep.ts'
import { type ReportedFile, readReport } from './readReport.ts'
import { type Counts, mergeTries, secondTryOf, sumUp } from './sumUp.ts'

export const REPORTS = '.cache/test'

/** Suites that run side by side, and workers of the suite with shops and browsers: two, where there are two processors. */
export const LANES = Math.min(2, availableParallelism())

export type SuiteTotals = Counts & {
  /** Names of failed tests, each with its first error. */
  readonly failures: readonly string[]
  readonly files: readonly ReportedFile[]
}

type Options = Readonly<{
  browser: string
  /** Files or options that restrict the run; empty for the whole suite. */
  filters: readonly string[]
  /** If true, another suite runs at the same time. */
  isBesideOthers?: boolean
}>

/**
 * Runs a package's suite with this terminal, prints its slowest files, and returns its report. In the suite of whole
 * shops, browser files that failed run a second time, with new shops: a failed test may leave its shop in any state.
 */
export async function runSuite(suite: string, options: Options): Promise<SuiteTotals> {
  const first = await runOnce(suite, suite, options)
  const again = suite === 'tests' ? secondTryOf(first.files) : []
  if (again.length === 0) return report(suite, first)
  const filters = again.map((file) => relative(suite, file))
  const second = await runOnce(suite, `${suite}.again`, { ...options, filters })
  const { files, late } = mergeTries(first.files, second.files)
  // A test that asserts nothing once its first try has been there would pass unseen.
  if (late.length > 0) console.log(`\nAt the second try:\n${late.join('\n')}`)
  return report(suite, { files, crash: files.some(({ hasFailed }) => hasFailed) ? first.crash : second.crash })
}

type Run = Readonly<{
  files: readonly ReportedFile[]
  /** Message of a process that did not end with 0. */
  crash: string | null
}>

async function runOnce(suite: string, reportName: string, options: Options): Promise<Run> {
  const { browser, filters, isBesideOthers = false } = options
  console.log(`\n== ${suite}`)
  mkdirSync(join(ROOT, REPORTS), { recursive: true })
  const path = join(ROOT, REPORTS, `${reportName}.json`)
  const failure = await runStep({
    name: suite,
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${path}`, ...filters],
    cwd: suite,
    env: { CHROMIUM_PATH: browser, TEST_WORKERS: String(LANES) },
    isBesideOthers,
  }).then(() => null, messageOf)
  const files = readReport(path)
  // A restricted run may have nothing to do; it writes no report then.
  const hasReport = files !== null || (failure === null && filters.length > 0)
  return { files: files ?? [], crash: hasReport ? failure : 'no report was written' }
}

function report(suite: string, { files, crash }: Run): SuiteTotals {
  const { counts, failed, slowest } = sumUp(files)
  if (slowest.length > 0) console.log(`\nSlowest files of ${suite}:\n${slowest.join('\n')}`)
  // A suite that ended badly without a failed test (a crash, an unhandled rejection, no test found) is a failure too.
  const crashes = crash !== null && counts.failed === 0 ? [`  ${crash}`] : []
  return {
    ...counts,
    failed: counts.failed + crashes.length,
    failures: [...failed, ...crashes].map((line) => `${suite}:${line}`),
    files,
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
