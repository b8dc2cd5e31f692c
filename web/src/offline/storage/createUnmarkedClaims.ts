import type { Task } from '../task.ts'

/** Tasks on the disk that were sent, although the disk could not be told. */
export type UnmarkedClaims = Readonly<{
  has: (id: string) => boolean
  note: (task: Task) => void
  forget: (id: string) => void
  /** Returns a task of the disk as it is. */
  mark: (task: Task) => Task
}>

export function createUnmarkedClaims(): UnmarkedClaims {
  const attempts = new Map<string, number>()
  return {
    has: (id) => attempts.has(id),
    note: (task) => void attempts.set(task.id, task.attempts),
    forget: (id) => void attempts.delete(id),
    mark: (task) => {
      const made = attempts.get(task.id)
      return made === undefined ? task : { ...task, isTransmitted: true, attempts: Math.max(made, task.attempts) }
    },
  }
}
