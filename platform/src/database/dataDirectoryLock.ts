import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another live process has the data directory open. */
export class DataDirectoryLockedError extends Error {}

const SQLITE_BUSY = 5

/**
 * Locks a data directory for this process: the embedded database has no lock of its own, and two processes on one directory
 * destroy it. The kernel holds the lock, on `<directory>.lock-held`, and drops it when the process ends, however it ends:
 * no process id is compared, which in a container is the same at every start. Node has no call for file locks; an empty
 * SQLite file under an exclusive transaction takes one.
 *
 * `<directory>.lock` names the owner in messages. Releases of before held nothing but this file, with a bare process id: one
 * of them that still runs is respected.
 * @returns the function that releases the lock.
 * @throws DataDirectoryLockedError naming the process that holds it.
 */
export function lockDataDirectory(directory: string): () => void {
  mkdirSync(dirname(directory), { recursive: true })
  const notePath = `${directory}.lock`
  const held = holdFile(`${directory}.lock-held`)
  const note = readNote(notePath)
  if (held === null) throw lockedBy(directory, note)
  if (note !== null && !note.isHeld && note.processId !== process.pid && isAlive(note.processId)) {
    held.close()
    throw lockedBy(directory, note)
  }
  writeNote(notePath)
  return () => {
    rmSync(notePath, { force: true })
    held.close()
  }
}

/** Returns the open file, locked; null if another process, or this one, holds the lock. */
function holdFile(path: string): DatabaseSync | null {
  const file = new DatabaseSync(path)
  try {
    file.exec('begin exclusive')
    return file
  } catch (error) {
    file.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return null
    throw error
  }
}

/** Owner of the directory as its note has it; `isHeld` is false for a release that had no lock of the kernel. */
type Note = Readonly<{ processId: number; isHeld: boolean }>

function readNote(path: string): Note | null {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (typeof value === 'number')
      return Number.isInteger(value) && value > 0 ? { processId: value, isHeld: false } : null
    const isNote = typeof value === 'object' && value !== null && 'processId' in value
    return isNote && typeof value.processId === 'number' ? { processId: value.processId, isHeld: true } : null
  } catch {
    return null
  }
}

/** The note is for messages: without it, on a full disk, the lock holds all the same. */
function writeNote(path: string): void {
  try {
    writeFileSync(path, JSON.stringify({ processId: process.pid, isHeld: true }))
  } catch {
    return
  }
}

function lockedBy(directory: string, note: Note | null): DataDirectoryLockedError {
  const owner = note === null ? 'another process' : `process ${note.processId}`
  return new DataDirectoryLockedError(
    `${directory} is in use by ${owner}. Stop that process, or set DATA_DIR to another directory.`,
  )
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    // EPERM: a live process of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
