import { expect, it } from 'vitest'
import type { ReportedFile } from '../../scripts/suites/readReport.ts'
import { mergeTries, secondTryOf, sumUp } from '../../scripts/suites/sumUp.ts'

const fileOf = (file: string, ...tests: readonly [title: string, status: string, error?: string][]): ReportedFile => ({
  file,
  hasFailed: tests.some(([, status]) => status === 'failed'),
  ms: 1_000,
  tests: tests.map(([title, status, error]) => ({
    ancestorTitles: [],
    title,
    fullName: title,
    status,
    failureMessages: error === undefined ? [] : [error],
  })),
})
const LATE = fileOf('tests/browser/cart.test.ts', ['adds', 'failed', 'Error: late\n at cart'], ['removes', 'passed'])
const BROKEN: ReportedFile = { file: 'tests/browser/home.test.ts', hasFailed: true, ms: 11_000, tests: [] }
const SOUND = fileOf('tests/browser/search.test.ts', ['finds', 'passed'], ['needs a server', 'skipped'])

it('counts what passed, failed and was skipped, and a file that could not be run as failed', () => {
  expect(sumUp([LATE, BROKEN, SOUND])).toEqual({
    counts: { passed: 2, failed: 2, skipped: 1 },
    failed: ['  adds: Error: late', '  tests/browser/home.test.ts could not be run'],
    slowest: ['  11.0 s  tests/browser/home.test.ts'],
  })
})

it('gives failed files of browsers a second try', () => {
  expect(secondTryOf([LATE, BROKEN, SOUND])).toEqual([LATE.file, BROKEN.file])
})

it.each(['contract', 'fault', 'fuzz', 'outage', 'races', 'security'])(
  'gives none to another failed file (%s)',
  (folder) => {
    expect(secondTryOf([fileOf(`tests/${folder}/x.test.ts`, ['runs', 'failed'])])).toEqual([])
  },
)

it('gives none when more files failed than a busy machine explains', () => {
  const failed = Array.from({ length: 7 }, (_, at) => fileOf(`tests/browser/${at}.test.ts`, ['shows', 'failed']))
  expect(secondTryOf(failed)).toEqual([])
  expect(secondTryOf(failed.slice(1))).toHaveLength(6)
})

it('takes the results of the second try, and says what failed at first', () => {
  const later = fileOf(LATE.file, ['adds', 'passed'], ['removes', 'passed'])
  const { files, late } = mergeTries([LATE, BROKEN, SOUND], [later, BROKEN])
  expect(late).toEqual(['  adds: Error: late'])
  expect(sumUp(files).counts).toEqual({ passed: 3, failed: 1, skipped: 1 })
})
