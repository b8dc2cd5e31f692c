import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
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

/** Every check and suite of the repository. Runs all of them, prints the sum, and ends with 1 when anything failed. */
async function test(): Promise<Counts> {
  rmSync(join(ROOT, REPORTS), { recursive: true, force: true })
  mkdirSync(join(ROOT, REPORTS), { recursive: true })
  const total: Counts = { passed: 0, failed: 0, skipped: 0 }
  const attempt = async (run: () => Promise<unknown>) => {
    try {
      await run()
      total.passed += 1
    } catch (error) {
      total.failed += 1
      console.error(error instanceof Error ? error.message : error)
    }
  }
  const browser = await findBrowser()
  await attempt(check)
  await attempt(buildWebIfStale)
  for (const suite of SUITES)
    add(total, await runSuite(suite, { CHROMIUM_PATH: browser, TEST_WORKERS: String(WORKERS) }))
  return total
}

async function runSuite(suite: string, env: Readonly<Record<string, string>>): Promise<Counts> {
  console.log(`\n== ${suite}`)
  const report = join(ROOT, REPORTS, `${suite}.json`)
  const failure = await runStep({
    name: suite,
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    cwd: suite,
    env,
  }).then(
    () => undefined,
    (error: unknown) => error,
  )
  const { counts, late } = readReport(report)
  // A test that asserts nothing once its first try has been there would pass unseen.
  if (late.length > 0) console.log(`\nAt the second try:\n${late.join('\n')}`)
  // A suite that ended badly without a failed test (a crash, an unhandled rejection, no test found) is a failure too.
  if (failure && counts.failed === 0) counts.failed = 1
  return counts
}

type Assertion = Readonly<{ fullName: string; status: string; failureMessages: readonly string[] }>
type Report = Readonly<{
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: readonly Readonly<{ assertionResults: readonly Assertion[] }>[]
}>

/** What a suite counted, and each test that passed at its second try, with what was wrong at the first. */
function readReport(file: string): Readonly<{ counts: Counts; late: readonly string[] }> {
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'))
    return {
      counts: {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests + report.numTodoTests,
      },
      late: report.testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ fullName, failureMessages: [first = ''] }) => `  ${fullName}: ${first.split('\n', 1)[0]}`),
    }
  } catch {
    return { counts: { passed: 0, failed: 1, skipped: 0 }, late: [] }
  }
}

function add(total: Counts, counts: Counts): void {
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped += counts.skipped
}

const counts = await test()
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exitCode = counts.failed > 0 ? 1 : 0
