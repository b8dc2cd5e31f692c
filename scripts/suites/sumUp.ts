import type { ReportedFile, ReportedTest } from './readReport.ts'

/** Files that are named with their times, where a file takes seconds. */
const SLOWEST_FILES = 15
const SLOW_FILE_MS = 10_000

/** A busy machine makes a browser late in a file now and then. More files than these are no accident. */
const SECOND_TRY_FILES_MAX = 6

/** Folder whose failed files may run once more: elsewhere no browser is late, and a failure shows a fault. */
const BROWSER_FOLDER = 'tests/browser/'

export type Counts = { passed: number; failed: number; skipped: number }

/** A line for each test: its name and the first line of its error. */
export type Summary = Readonly<{ counts: Counts; failed: readonly string[]; slowest: readonly string[] }>

/** Counts the tests of a run. A file that failed without a failed test counts as one. */
export function sumUp(files: readonly ReportedFile[]): Summary {
  const tests = files.flatMap((file) => file.tests)
  const broken = files.filter((file) => file.hasFailed && !file.tests.some(isFailed))
  const passed = tests.filter(({ status }) => status === 'passed').length
  const failed = tests.filter(isFailed)
  return {
    counts: { passed, failed: failed.length + broken.length, skipped: tests.length - passed - failed.length },
    failed: [...failed.map(faultOf), ...broken.map(({ file }) => `  ${file} could not be run`)],
    slowest: slowestOf(files),
  }
}

/** Returns the failed files that may be run once more, in a shop of their own: none where too many failed. */
export function secondTryOf(files: readonly ReportedFile[]): readonly string[] {
  const failed = files.filter(({ hasFailed }) => hasFailed).map(({ file }) => file)
  if (failed.length > SECOND_TRY_FILES_MAX) return []
  return failed.filter((file) => file.startsWith(BROWSER_FOLDER))
}

/** Replaces files by those of the second try. `late` has the errors of what failed at first and passes now. */
export function mergeTries(first: readonly ReportedFile[], second: readonly ReportedFile[]) {
  const again = new Map(second.map((file) => [file.file, file]))
  const late = first.flatMap((file) => {
    const later = again.get(file.file)
    return later === undefined || later.hasFailed ? [] : sumUp([file]).failed
  })
  return { files: first.map((file) => again.get(file.file) ?? file), late }
}

function isFailed({ status }: ReportedTest): boolean {
  return status === 'failed'
}

function slowestOf(files: readonly ReportedFile[]): readonly string[] {
  return files
    .filter(({ ms }) => ms >= SLOW_FILE_MS)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST_FILES)
    .map(({ file, ms }) => `  ${(ms / 1_000).toFixed(1)} s  ${file}`)
}

function faultOf({ fullName, failureMessages: [first = ''] }: ReportedTest): string {
  return `  ${fullName}: ${first.split('\n', 1)[0]}`
}
