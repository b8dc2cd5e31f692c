import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Another live process has the data directory open. */
export class DataDirectoryLockedError extends Error {}

/**
 * Takes the lock file `<directory>.lock`: the embedded database has no lock of its own, and two processes on one
 * directory destroy it. The file holds a process id; a dead process' lock is taken over, a live one's never.
 * @returns the function that gives the lock back.
 * @throws DataDirectoryLockedError naming the process that holds it.
 */
export function lockDataDirectory(directory: string): () => void {
  const path = `${directory}.lock`
  mkdirSync(dirname(directory), { recursive: true })
  if (!tryCreate(path)) {
    const owner = readOwner(path)
    if (owner !== null && isAlive(owner)) {
      throw new DataDirectoryLockedError(
        `${directory} is in use by process ${owner}. Stop that process, or set DATA_DIR to another directory.`,
      )
    }
    rmSync(path, { force: true })
    if (!tryCreate(path)) throw new DataDirectoryLockedError(`${directory} was just taken by another process.`)
  }
  return () => {
    if (readOwner(path) === process.pid) rmSync(path, { force: true })
  }
}

function tryCreate(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (isErrorWithCode(error, 'EEXIST')) return false
    throw error
  }
}

function readOwner(path: string): number | null {
  try {
    const owner = Number(readFileSync(path, 'utf8').trim())
    return Number.isInteger(owner) && owner > 0 ? owner : null
  } catch {
    return null
  }
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    return isErrorWithCode(error, 'EPERM')
  }
}

function isErrorWithCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
