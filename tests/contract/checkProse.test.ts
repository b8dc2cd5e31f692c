import { expect, it } from 'vitest'
import { proseFaults } from '../../scripts/checkProse.ts'

const faultsOf = (source: string, path = 'gateway/src/file.ts') => proseFaults(path, source)

it.each(['What', 'Whatever', 'Whoever', 'Who', 'Whose', 'That which'])(
  'refuses a doc comment that opens with "%s", and says how to mend it',
  (word) => {
    expect(faultsOf(`const a = 1\n/** ${word} is cached. */\n`)).toEqual([
      `gateway/src/file.ts:2: a doc comment opens with "${word}". ` +
        'Open with a verb or a noun: "Returns …", "Maximum number of …".',
    ])
    expect(faultsOf(`/**\n * ${word} is cached,\n * for long.\n */\n`)).toHaveLength(1)
    expect(faultsOf(`/** ${word} is cached. */\n`, 'gateway/src/file.test.ts')).toHaveLength(1)
  },
)

it('takes doc comments that open with a verb or a noun', () => {
  expect(faultsOf('/** Returns what is cached. */\n/** Whatsapp number. */\n// What follows is short.\n')).toEqual([])
})

it.each([
  [`log.warn({ error }, 'nobody was notified')`, 'nobody'],
  [`log.warn({ error }, 'Nobody was notified')`, 'Nobody'],
  ['throw new GatewayError(code, `The cart ${id} was handed over.`)', 'handed over'],
  [`throw new Error("It's read anew.")`, 'anew'],
])('refuses %s', (line, word) => {
  expect(faultsOf(`/**\n * Sends.\n */\n${line}\n`)).toEqual([
    expect.stringMatching(`^gateway/src/file.ts:4: a text says "${word}"\\. Write: \\w+`),
  ])
})

it.each([
  ['a name', 'const { told } = reply; return { told: told.code }'],
  ['a key', `source['told']`],
  ['a name in a placeholder', 'throw new Error(`Refused: ${told.code} ${nobody}`)'],
  ['a comment', "/** Told by somebody. */\n// nobody waits for it: 'somebody does'"],
])('takes a refused word in %s', (_where, source) => {
  expect(faultsOf(source)).toEqual([])
})

it('takes any text in a test', () => {
  expect(faultsOf(`it('is told to nobody', () => {})`, 'gateway/src/file.test.ts')).toEqual([])
})

it('refuses a text of the storefront server, and takes one of its pages', () => {
  const source = `log.warn({ reason }, 'the gateway was not told')\n`
  expect(faultsOf(source, 'web/server/outputCache/file.ts')).toHaveLength(1)
  expect(faultsOf(source, 'web/src/file.ts')).toEqual([])
})

it('refuses a text of the platform', () => {
  const source = `throw new PlatformError(400, 'The provider told no address')\n`
  const path = 'platform/src/social/socialRoutes.ts'
  expect(faultsOf(source, path)).toEqual([expect.stringContaining(`${path}:1: a text says "told"`)])
})

it('refuses a doc comment outside the servers, but takes any text there', () => {
  const source = `/** Whoever waits. */\nthrow new Error('The provider told no address')\n`
  for (const path of ['scripts/checkProse.ts', 'bench/run.ts']) {
    expect(faultsOf(source, path)).toEqual([expect.stringContaining(`${path}:1: a doc comment opens with "Whoever"`)])
  }
})

it.each(['gateway/src/file.ts', 'demo/src/file.ts', 'web/src/file.test.tsx'])(
  'refuses an invisible space in %s',
  (path) => {
    const source = (space: string) => `const hours = [\n'9 a 18${space}h']\n`
    expect(faultsOf(source('\u00a0'), path)).toEqual([`${path}:2: an invisible no-break space. Write: \\u00a0.`])
    expect(faultsOf(source('\\u00a0'), path)).toEqual([])
  },
)
