import type { Task } from '../task.ts'
import { type TaskEdit, editTask } from './editTask.ts'

/** Tasks on the disk that were sent, although the disk could not be told. */
export type UnmarkedClaims = Readonly<{
  has: (id: string) => boolean
  /** Claims a task of the disk; returns it as it is then. */
  claim: (task: Task, edit: TaskEdit) => Task
  forget: (id: string) => void
  /** Returns a task of the disk as it is. */
  mark: (task: Task) => Task
}>

export function createUnmarkedClaims(): UnmarkedClaims {
  const attempts = new Map<string, number>()
  return {
    has: (id) => attempts.has(id),
    claim: (task, edit) => {
      const claimed = editTask(task, edit)
      // One that waits for consent is not claimed.
      if (claimed !== task) attempts.set(task.id, claimed.attempts)
      return claimed
    },
    forget: (id) => void attempts.delete(id),
    mark: (task) => {
      const made = attempts.get(task.id)
      return made === undefined ? task : { ...task, isTransmitted: true, attempts: Math.max(made, task.attempts) }
    },
  }
}
