import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { buildWebIfStale } from './buildWebIfStale.ts'
import { check } from './check.ts'
import { findBrowser } from './findBrowser.ts'
import { ROOT } from './processes.ts'
import { runStep } from './runStep.ts'

const REPORTS = '.cache/test'

/** Suites with shops and browsers wait more than they work: two at a time, where there are two processors. */
const WORKERS = Math.min(2, availableParallelism())

/** Package folders with a suite, in the order in which they run: the cheapest first. */
const SUITES = ['schema', 'gateway', 'platform', 'web', 'tests'] as const

type Counts = { passed: number; failed: number; skipped: number }
type Totals = Counts & {
  /** What failed, each with what was wrong first. */
  readonly failures: string[]
}

/** Every check and suite of the repository. Runs all of them, prints the sum, and ends with 1 when anything failed. */
async function test(): Promise<Totals> {
  rmSync(join(ROOT, REPORTS), { recursive: true, force: true })
  mkdirSync(join(ROOT, REPORTS), { recursive: true })
  const total: Totals = { passed: 0, failed: 0, skipped: 0, failures: [] }
  const attempt = async (run: () => Promise<unknown>) => {
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
  await attempt(check)
  await attempt(buildWebIfStale)
  for (const suite of SUITES)
    add(total, await runSuite(suite, { CHROMIUM_PATH: browser, TEST_WORKERS: String(WORKERS) }))
  return total
}

async function runSuite(suite: string, env: Readonly<Record<string, string>>): Promise<Totals> {
  console.log(`\n== ${suite}`)
  const report = join(ROOT, REPORTS, `${suite}.json`)
  const failure = await runStep({
    name: suite,
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    cwd: suite,
    env,
  }).then(() => null, messageOf)
  const { counts, late, failed, slowest } = readReport(report)
  // A test that asserts nothing once its first try has been there would pass unseen.
  if (late.length > 0) console.log(`\nAt the second try:\n${late.join('\n')}`)
  if (slowest.length > 0) console.log(`\nSlowest files:\n${slowest.join('\n')}`)
  // A suite that ended badly without a failed test (a crash, an unhandled rejection, no test found) is a failure too.
  if (failure !== null && counts.failed === 0) {
    counts.failed = 1
    failed.push(`  ${failure}`)
  }
  return { ...counts, failures: failed.map((line) => `${suite}:${line}`) }
}

/** Files that are named with their times, where a file takes seconds. */
const SLOWEST_FILES = 15
const SLOW_FILE_MS = 10_000

type Assertion = Readonly<{ fullName: string; status: string; failureMessages: readonly string[] }>
type Report = Readonly<{
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: readonly FileResult[]
}>
/** Times are milliseconds since 1970. */
type FileResult = Readonly<{
  name: string
  startTime: number
  endTime: number
  assertionResults: readonly Assertion[]
}>

type SuiteResult = Readonly<{ counts: Counts; late: readonly string[]; failed: string[]; slowest: readonly string[] }>

/**
 * What a suite counted, each test that failed, and each that passed at its second try; both with what was wrong at the
 * first.
 */
function readReport(file: string): SuiteResult {
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'))
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
    return {
      counts: {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests + report.numTodoTests,
      },
      late: tests
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(faultOf),
      failed: tests.filter(({ status }) => status === 'failed').map(faultOf),
      slowest: slowestOf(report.testResults),
    }
  } catch {
    return { counts: { passed: 0, failed: 1, skipped: 0 }, late: [], failed: ['  no report was written'], slowest: [] }
  }
}

function slowestOf(files: readonly FileResult[]): readonly string[] {
  return files
    .map(({ name, startTime, endTime }) => ({ name: relative(ROOT, name), ms: endTime - startTime }))
    .filter(({ ms }) => ms >= SLOW_FILE_MS)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST_FILES)
    .map(({ name, ms }) => `  ${(ms / 1_000).toFixed(1)} s  ${name}`)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function faultOf({ fullName, failureMessages: [first = ''] }: Assertion): string {
  return `  ${fullName}: ${first.split('\n', 1)[0]}`
}

function add(total: Totals, counts: Totals): void {
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped += counts.skipped
  total.failures.push(...counts.failures)
}

const counts = await test()
// At the end once more: a log is read from there, and a long one is kept only there.
if (counts.failures.length > 0) console.log(`\nFailed:\n${counts.failures.join('\n')}`)
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exitCode = counts.failed > 0 ? 1 : 0
