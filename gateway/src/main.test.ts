import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Time for a process that starts while other suites use the processors. */
const START_MAX_MS = 60_000

/** The gateway as a process of its own, with nothing but the given variables. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { env: { NODE_ENV: 'test', ...env } })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, ended, output: () => output }
}

it('names every bad variable and ends with 1 before it listens', async () => {
  const { ended, output } = start({ GATEWAY_PORT: 'x', REDIS_URL: 'x' })
  expect(await ended).toBe(1)
  expect(output().trim().split('\n').sort()).toEqual([
    expect.stringMatching(/^GATEWAY_PORT: expected/),
    expect.stringMatching(/^REDIS_URL: expected/),
  ])
})

it.each([
  [{ ENDPOINTS_FILE: '/nowhere.json' }, /^ENDPOINTS_FILE \/nowhere\.json: ENOENT.*\n$/],
  [{ HOST: '198.51.100.77' }, /^HOST: expected an address of this machine, 198.51.100.77 is none\n$/],
])(
  'says in one line why it cannot start with %o',
  async (variables, said) => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'gateway-'))
    const { ended, output } = start({ GATEWAY_PORT: '0', DATA_DIR, ...variables })
    expect(await ended).toBe(1)
    expect(output()).toMatch(said)
  },
  START_MAX_MS,
)

it(
  'says where it is, and ends with 0 on SIGTERM',
  async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'gateway-'))
    const { child, ended, output } = start({ GATEWAY_PORT: '0', DATA_DIR })
    await expect.poll(output, { timeout: START_MAX_MS }).toContain('/graphql')
    const [address = ''] = /http:\S+/.exec(output()) ?? []
    expect((await fetch(address.replace('/graphql', '/health/live'))).status).toBe(200)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  },
  START_MAX_MS,
)
