import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from '../processes.ts'

/** A test of a report. Its titles are those of the run: placeholders are filled in. */
export type ReportedTest = Readonly<{
  ancestorTitles: readonly string[]
  title: string
  fullName: string
  status: string
  failureMessages: readonly string[]
}>
/** A file that ran, by its path from the root. A file can fail without a failed test: when it cannot be loaded. */
export type ReportedFile = Readonly<{ file: string; hasFailed: boolean; ms: number; tests: readonly ReportedTest[] }>

type Report = Readonly<{ testResults: readonly FileResult[] }>
/** Times are milliseconds since 1970. */
type FileResult = Readonly<{
  name: string
  status: string
  startTime: number
  endTime: number
  assertionResults: readonly ReportedTest[]
}>

/** Reads the files of a suite's report; null when the suite wrote none. */
export function readReport(path: string): readonly ReportedFile[] | null {
  try {
    const { testResults }: Report = JSON.parse(readFileSync(path, 'utf8'))
    return testResults.map(({ name, status, startTime, endTime, assertionResults }) => ({
      file: relative(ROOT, name),
      hasFailed: status === 'failed',
      ms: endTime - startTime,
      tests: assertionResults,
    }))
  } catch {
    return null
  }
}
