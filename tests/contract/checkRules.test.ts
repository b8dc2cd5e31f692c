import { describe, expect, it } from 'vitest'
import { ruleFaults } from '../../scripts/checkRules.ts'
import { type Run, proveRules } from '../../scripts/rules/proof.ts'
import { declaredTitles } from '../../scripts/rules/declaredTitles.ts'
import { parseTable } from '../../scripts/rules/readRules.ts'
import { touchedAcross } from '../../scripts/suites/changedFiles.ts'
import { readSelection } from '../../scripts/suites/selection.ts'

const FILE = 'web/src/cart/cart.test.ts'
const SOURCE = `
// it('is commented out', () => {})
const text = 'is a text of another kind'
describe('a cart', () => {
  it('adds what is in stock', () => {})
  test.each<string>(['a', 'b'])('refuses %s', () => {})
  test.each\`a | b\`('takes $a and \${text}', () => {})
  it.skipIf(!SERVER)('is shared (needs REDIS_URL)', async () => {})
  it(\`is bounded by \${MAX} lines\`, { timeout: 1 }, () => {})
  it(text, () => {})
})
describe.each(['memory'])('kept in %s', () => {})
`
const TITLES = [
  'a cart',
  'adds what is in stock',
  'refuses %s',
  'takes $a and ${text}',
  'is shared (needs REDIS_URL)',
  'is bounded by ${MAX} lines',
  'kept in %s',
]

const table = (...tests: string[]) =>
  parseTable('cart.md', ['| rule | test |', '| --- | --- |', ...tests.map((test) => `| A rule | ${test} |`)].join('\n'))
const faultsOf = (...tests: string[]) => ruleFaults(table(...tests), (file) => (file === FILE ? SOURCE : null))

it('reads the titles that a file declares, not its comments and other strings', () => {
  expect(declaredTitles(SOURCE, FILE)).toEqual(TITLES)
  expect(declaredTitles(`it('shows', () => { render(<p>it('no')</p>) })`, 'web/src/App.test.tsx')).toEqual(['shows'])
})

it('reads several references of a row, and marks that a table escapes', () => {
  expect(table(`\`a/b.test.ts\` › one \\| two; \`c/d.test.tsx\`; \`e.test.ts\` › three`)[0]?.references).toEqual([
    { file: 'a/b.test.ts', title: 'one \\| two' },
    { file: 'c/d.test.tsx', title: null },
    { file: 'e.test.ts', title: 'three' },
  ])
})

describe('a row', () => {
  it.each(TITLES)('may name «%s»', (title) => {
    expect(faultsOf(`\`${FILE}\` › ${title}`)).toEqual([])
  })

  it('may not name a title whose results another title of the file would take', () => {
    const hidden = `it.each([])('refuses %s', () => {}); it.each([])('refuses %j', () => {}); it.each([])('%s refuses %j', () => {})`
    const faults = (title: string) => ruleFaults(table(`\`${FILE}\` › ${title}`), () => hidden)
    expect(faults('refuses %j')).toEqual([
      `cart.md: results of «refuses %j» in ${FILE} count for «%s refuses %j», a title of the same form: rename one`,
    ])
    expect(faults('%s refuses %j')).toEqual([])
  })

  it.each([
    ['a title in a comment', `\`${FILE}\` › is commented out`, 'has no test «is commented out»'],
    ['another string', `\`${FILE}\` › is a text of another kind`, 'has no test'],
    ['a part of a title', `\`${FILE}\` › adds what`, 'has no test «adds what»'],
    [
      'a file that does not exist',
      '`web/src/gone.test.ts` › adds what is in stock',
      'there is no web/src/gone.test.ts',
    ],
    ['no test', 'by hand', 'no test is named'],
  ])('may not name %s', (_name, reference, fault) => {
    expect(faultsOf(reference)).toEqual([expect.stringContaining(fault)])
  })

  it('refuses a row that stands twice in its table', () => {
    const row = `\`${FILE}\` › adds what is in stock`
    expect(faultsOf(row, row)).toEqual(['cart.md: stands twice: A rule'])
  })
})

type Reported = readonly [title: string, status: string, block?: string]
const run = (tests: readonly Reported[], options: Partial<Run> = {}): Run => ({
  files: [
    {
      file: FILE,
      tests: tests.map(([title, status, block = 'a cart']) => ({
        title,
        status,
        ancestorTitles: [block],
        fullName: `${block} ${title}`,
        failureMessages: [],
      })),
    },
  ],
  titlesOf: () => TITLES,
  isPartial: false,
  hasServers: false,
  ...options,
})

describe('a run proves', () => {
  it.each<[string, string, readonly Reported[]]>([
    ['a test that passed', 'adds what is in stock', [['adds what is in stock', 'passed']]],
    ['one with placeholders', 'refuses %s', [['refuses a', 'passed']]],
    ['one with named placeholders', 'takes $a and ${text}', [['takes 1 and 2', 'passed']]],
    ['one whose last value is empty', 'refuses %s', [['refuses ', 'passed']]],
    ['a computed number', 'is bounded by ${MAX} lines', [['is bounded by 20 lines', 'passed']]],
    ['a block of tests', 'kept in %s', [['refuses b', 'passed', 'kept in memory']]],
    [
      'one that is skipped for one of two stores',
      'refuses %s',
      [
        ['refuses a', 'passed'],
        ['refuses b', 'skipped'],
      ],
    ],
  ])('%s', (_name, title, tests) => {
    expect(proveRules(table(`\`${FILE}\` › ${title}`), run(tests))).toEqual({ proven: 1, unproven: [], faults: [] })
  })

  it('a whole file by one test that passed', () => {
    expect(proveRules(table(`\`${FILE}\``), run([['adds what is in stock', 'passed']])).proven).toBe(1)
  })
})

describe('a run refutes', () => {
  it.each<[string, string, readonly Reported[], string]>([
    ['a test that failed', 'adds what is in stock', [['adds what is in stock', 'failed']], 'failed'],
    [
      'one of whose values failed',
      'refuses %s',
      [
        ['refuses a', 'passed'],
        ['refuses b', 'failed'],
      ],
      'failed',
    ],
    ['a test that did not run', 'refuses %s', [['adds what is in stock', 'passed']], 'did not run'],
    ['one skipped without a reason', 'refuses %s', [['refuses a', 'skipped']], 'without a reason'],
    ['one to be written', 'refuses %s', [['refuses a', 'todo']], 'without a reason'],
  ])('%s', (...[, title, tests, fault]) => {
    const proof = proveRules(table(`\`${FILE}\` › ${title}`), run(tests))
    expect(proof).toMatchObject({ proven: 0, unproven: [] })
    expect(proof.faults).toEqual([expect.stringContaining(fault)])
  })

  it('a file that did not run, unless it was left out on purpose', () => {
    const rules = table('`web/src/other.test.ts` › adds')
    expect(proveRules(rules, run([])).faults).toEqual([expect.stringContaining('web/src/other.test.ts did not run')])
    expect(proveRules(rules, run([], { isPartial: true }))).toEqual({ proven: 0, unproven: [], faults: [] })
  })

  it('no title by a longer one that fits its placeholder too', () => {
    const titles = ['%s is refused', 'a coupon that ended is refused']
    const rules = table(`\`${FILE}\` › %s is refused`)
    const proof = proveRules(rules, run([['a coupon that ended is refused', 'passed']], { titlesOf: () => titles }))
    expect(proof.faults).toEqual([expect.stringContaining('did not run')])
  })
})

it('a test that is skipped for want of a server leaves its row unproven, and is a fault in CI with servers', () => {
  const rules = table(`\`${FILE}\` › is shared (needs REDIS_URL)`)
  const tests: readonly Reported[] = [['is shared (needs REDIS_URL)', 'skipped']]
  expect(proveRules(rules, run(tests))).toEqual({
    proven: 0,
    unproven: [expect.stringContaining('needs REDIS_URL')],
    faults: [],
  })
  expect(proveRules(rules, run(tests, { hasServers: true }))).toMatchObject({
    unproven: [],
    faults: [expect.stringContaining('was skipped: needs REDIS_URL')],
  })
})

describe('a partial run', () => {
  it('has the packages that are named, longest first', () => {
    expect(readSelection(['schema', 'web'])).toEqual({
      suites: ['web', 'schema'],
      paths: { web: [], schema: [] },
      changedSince: null,
      isPartial: true,
    })
    expect(readSelection([])).toMatchObject({ changedSince: null, isPartial: false })
    expect(() => readSelection(['wbe'])).toThrow('no suite is named wbe')
    const { suites, paths } = readSelection([
      'tests/fault',
      'tests/contract/checkRules.test.ts',
      'schema/http',
      'schema',
    ])
    expect(suites).toEqual(['schema', 'tests'])
    expect(paths).toEqual({ schema: [], tests: ['fault', 'contract/checkRules.test.ts'] })
    expect(() => readSelection(['tests/fault/none.test.ts'])).toThrow('no such file: tests/fault/none.test.ts')
  })

  it('has what changed since the last commit, or since another', () => {
    expect(readSelection(['--changed'])).toMatchObject({ changedSince: 'HEAD', isPartial: true })
    expect(readSelection(['--changed', '--since', 'main'])).toMatchObject({ changedSince: 'main' })
  })

  it('runs the files across packages that import a change, or prove a rule with a test that it made run', () => {
    const rules = table(
      `\`${FILE}\`; \`tests/browser/cart.test.ts\` › adds`,
      '`web/src/search.test.ts`; `tests/browser/search.test.ts`',
    )
    expect(touchedAcross(['tests/contract/own.test.ts'], rules, new Set([FILE]))).toEqual([
      'browser/cart.test.ts',
      'contract/own.test.ts',
    ])
    expect(touchedAcross([], rules, new Set())).toEqual([])
  })
})
