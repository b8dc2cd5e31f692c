import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from '../processes.ts'

/** Files that are named with their times, where a file takes seconds. */
const SLOWEST_FILES = 15
const SLOW_FILE_MS = 10_000

export type Counts = { passed: number; failed: number; skipped: number }

/** A test of a report. Its titles are those of the run: placeholders are filled in. */
export type ReportedTest = Readonly<{
  ancestorTitles: readonly string[]
  title: string
  fullName: string
  status: string
  failureMessages: readonly string[]
}>
/** A file that ran, by its path from the root. */
export type ReportedFile = Readonly<{ file: string; tests: readonly ReportedTest[] }>

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
  assertionResults: readonly ReportedTest[]
}>

export type SuiteResult = Readonly<{
  counts: Counts
  late: readonly string[]
  failed: string[]
  slowest: readonly string[]
  files: readonly ReportedFile[]
}>

/**
 * Reads a suite's report: its counts, its files, each failed test, and each test that passed at its second try; both with
 * the error of the first try.
 */
export function readReport(path: string): SuiteResult | null {
  try {
    const report: Report = JSON.parse(readFileSync(path, 'utf8'))
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
      files: report.testResults.map(({ name, assertionResults }) => ({
        file: relative(ROOT, name),
        tests: assertionResults,
      })),
    }
  } catch {
    return null
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

function faultOf({ fullName, failureMessages: [first = ''] }: ReportedTest): string {
  return `  ${fullName}: ${first.split('\n', 1)[0]}`
}
