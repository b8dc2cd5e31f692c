import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DataDirectoryLockedError, lockDataDirectory } from './dataDirectoryLock.ts'

const fresh = () => join(mkdtempSync(join(tmpdir(), 'hogar-lock-')), 'database')

test('a taken directory is refused with the owner named, and free again afterwards', () => {
  const directory = fresh()
  const unlock = lockDataDirectory(directory)
  expect(() => lockDataDirectory(directory)).toThrow(new RegExp(`in use by process ${process.pid}`))
  unlock()
  expect(existsSync(`${directory}.lock`)).toBe(false)
  lockDataDirectory(directory)()
})

test('the lock of a living process is never taken, that of a dead one is', async () => {
  const directory = fresh()
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  writeFileSync(`${directory}.lock`, String(child.pid))
  expect(() => lockDataDirectory(directory)).toThrow(DataDirectoryLockedError)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
  const unlock = lockDataDirectory(directory)
  expect(readFileSync(`${directory}.lock`, 'utf8')).toBe(String(process.pid))
  unlock()
})

test('a lock file without a process id is taken over', () => {
  const directory = fresh()
  writeFileSync(`${directory}.lock`, 'garbage')
  lockDataDirectory(directory)()
})
