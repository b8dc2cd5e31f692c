import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { DataDirectoryLockedError, lockDataDirectory } from './dataDirectoryLock.ts'

const fresh = () => join(mkdtempSync(join(tmpdir(), 'hogar-lock-')), 'database')
const SCRIPT = `
  const { lockDataDirectory } = await import(${JSON.stringify(join(import.meta.dirname, 'dataDirectoryLock.ts'))})
  try {
    lockDataDirectory(process.argv[1])
    console.log('locked as ' + process.pid)
    setInterval(() => {}, 1_000)
  } catch (error) {
    console.log(error.constructor.name + ': ' + error.message)
  }`
const children: ChildProcess[] = []
afterAll(() => children.forEach((child) => child.kill('SIGKILL')))

/** A process that takes the lock and keeps it. Says how that went. */
async function lockElsewhere(directory: string, command: readonly string[] = []) {
  const node = [process.execPath, '--input-type=module', '-e', SCRIPT, directory]
  const [program = '', ...parameters] = [...command, ...node]
  const child = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  const [said] = (await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')])) as [Buffer]
  const kill = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return { said: said.toString().trim(), pid: child.pid, kill }
}

test('a taken directory is refused with its owner named, and free again afterwards', () => {
  const directory = fresh()
  const unlock = lockDataDirectory(directory)
  expect(() => lockDataDirectory(directory)).toThrow(new RegExp(`in use by process ${process.pid}`))
  unlock()
  expect(existsSync(`${directory}.lock`)).toBe(false)
  lockDataDirectory(directory)()
})

test('a live owner is respected, one that was killed is not', async () => {
  const directory = fresh()
  const owner = await lockElsewhere(directory)
  expect(owner.said).toBe(`locked as ${owner.pid}`)
  expect(() => lockDataDirectory(directory)).toThrow(DataDirectoryLockedError)
  expect((await lockElsewhere(directory)).said).toContain(`in use by process ${owner.pid}`)
  await owner.kill()
  lockDataDirectory(directory)()
})

test('of many processes at once on the directory of one that was killed, one gets it', async () => {
  const directory = fresh()
  const owner = await lockElsewhere(directory)
  await owner.kill()
  const answers = await Promise.all(Array.from({ length: 4 }, () => lockElsewhere(directory)))
  expect(answers.filter(({ said }) => said.startsWith('locked'))).toHaveLength(1)
})

/** As a container: the first process of its own, with the number 1. Dies with the command that started it. */
const AS_CONTAINER = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']
const hasContainers = spawnSync(AS_CONTAINER[0]!, [...AS_CONTAINER.slice(1), 'true']).status === 0

test.skipIf(!hasContainers)(
  'process 1 of a container restarts after a kill, beside no other (needs unshare)',
  async () => {
    const directory = fresh()
    const first = await lockElsewhere(directory, AS_CONTAINER)
    expect(first.said).toBe('locked as 1')
    // Another container on the same folder: the same number, another process.
    expect((await lockElsewhere(directory, AS_CONTAINER)).said).toContain('in use by process 1')
    await first.kill()
    const again = async () => (await lockElsewhere(directory, AS_CONTAINER)).said
    await expect.poll(again, { timeout: 30_000 }).toBe('locked as 1')
  },
)

test('the file of an earlier release is respected while its process lives, unless that has our own number', async () => {
  const directory = fresh()
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  children.push(child)
  writeFileSync(`${directory}.lock`, String(child.pid))
  expect(() => lockDataDirectory(directory)).toThrow(DataDirectoryLockedError)
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  lockDataDirectory(directory)()
  writeFileSync(`${directory}.lock`, String(process.pid))
  lockDataDirectory(directory)()
})

test('a lock file without an owner is no lock', () => {
  const directory = fresh()
  for (const content of ['garbage', '', '0', '{}', 'null']) {
    writeFileSync(`${directory}.lock`, content)
    lockDataDirectory(directory)()
  }
})
