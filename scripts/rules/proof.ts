import type { ReportedFile, ReportedTest } from '../suites/readReport.ts'

type RunFile = Pick<ReportedFile, 'file' | 'tests'>
import type { Reference, Rule } from './readRules.ts'
import { normalizedTitle, titleFinder } from './titlePattern.ts'

/** Says in its title what a skipped test needs, in round brackets. */
const NEED = /\(((?:needs|set) [^)]+)\)/
/** Needs that a run with both servers meets. */
const SERVER_NEED = /\b(?:DATABASE_URL|REDIS_URL)\b/

export type Run = Readonly<{
  files: readonly RunFile[]
  /** Titles that a test file declares. */
  titlesOf: (file: string) => readonly string[]
  /** True if some files were left out on purpose: rows are then checked as far as their files ran. */
  isPartial: boolean
  /** True in CI with PostgreSQL and Redis: a test that needs them must not be skipped. */
  hasServers: boolean
}>

export type Proof = Readonly<{
  /** Number of rows all of whose tests ran and passed. */
  proven: number
  /** Rows with a skipped test, and what it needs. */
  unproven: readonly string[]
  /** Rows with a test that failed, did not run, or was skipped without a reason. */
  faults: readonly string[]
}>

type Outcome = Readonly<{ kind: 'passed' | 'out' }> | Readonly<{ kind: 'skipped' | 'fault'; message: string }>

/** A file that ran, and its tests by the titles that declare them: their own and those of the blocks around them. */
type RanFile = Readonly<{ tests: readonly ReportedTest[]; testsByTitle: ReadonlyMap<string, readonly ReportedTest[]> }>

/** Compares the rows of the tables with the reports of a run. A row is proven if all of its tests ran and passed. */
export function proveRules(rules: readonly Rule[], run: Run): Proof {
  const named = new Set(rules.flatMap(({ references }) => references.map(({ file }) => file)))
  const ran = new Map(
    run.files.filter(({ file }) => named.has(file)).map((one) => [one.file, indexed(one, run.titlesOf(one.file))]),
  )
  const judged = rules.map(({ table, text, references }) => ({
    row: `${table}: ${text}`,
    outcomes: references.map((reference) => outcomeOf(reference, ran.get(reference.file), run)),
  }))
  const listed = (kind: 'skipped' | 'fault') =>
    judged.flatMap(({ row, outcomes }) => {
      const messages = outcomes.flatMap((outcome) => (outcome.kind === kind ? [outcome.message] : []))
      return messages.length === 0 ? [] : [[row, ...messages].join('\n    ')]
    })
  return {
    proven: judged.filter(({ outcomes }) => outcomes.length > 0 && outcomes.every(({ kind }) => kind === 'passed'))
      .length,
    unproven: listed('skipped'),
    faults: listed('fault'),
  }
}

function outcomeOf({ file, title }: Reference, ran: RanFile | undefined, run: Run): Outcome {
  if (ran === undefined) {
    return run.isPartial ? { kind: 'out' } : { kind: 'fault', message: `${file} did not run` }
  }
  const name = title === null ? file : `${file} › ${title}`
  const tests = title === null ? ran.tests : (ran.testsByTitle.get(normalizedTitle(title)) ?? [])
  if (tests.some(({ status }) => status === 'failed')) return { kind: 'fault', message: `${name} failed` }
  if (tests.some(({ status }) => status === 'passed')) return { kind: 'passed' }
  const [skipped] = tests
  if (skipped === undefined) return { kind: 'fault', message: `${name} did not run` }
  const need = NEED.exec(skipped.fullName)?.[1]
  if (need === undefined)
    return { kind: 'fault', message: `${name} was skipped without a reason in its title, or its setup failed` }
  if (run.hasServers && SERVER_NEED.test(need)) return { kind: 'fault', message: `${name} was skipped: ${need}` }
  return { kind: 'skipped', message: `${name}: ${need}` }
}

function indexed({ tests }: RunFile, declared: readonly string[]): RanFile {
  const find = titleFinder(declared)
  const testsByTitle = new Map<string, ReportedTest[]>()
  for (const test of tests) {
    for (const title of new Set([test.title, ...test.ancestorTitles].map(find))) {
      if (title === null) continue
      const known = testsByTitle.get(title)
      if (known === undefined) testsByTitle.set(title, [test])
      else known.push(test)
    }
  }
  return { tests, testsByTitle }
}
