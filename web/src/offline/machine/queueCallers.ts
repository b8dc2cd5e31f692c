import type { Outcome } from '../outcome.ts'

/** Callers by the task that they wait for. */
export type QueueCallers = Readonly<{
  await: (id: string) => Promise<Outcome>
  answer: (id: string, outcome: Outcome | Promise<Outcome>) => void
  /** Makes the callers of a replaced task wait for the one that replaced it. */
  handOver: (from: string, to: string) => void
}>

export function createQueueCallers(): QueueCallers {
  const waiting = new Map<string, Array<(outcome: Outcome | Promise<Outcome>) => void>>()
  const listFor = (id: string) => {
    const list = waiting.get(id) ?? []
    waiting.set(id, list)
    return list
  }
  return {
    await: (id) => new Promise((resolve) => listFor(id).push(resolve)),
    answer: (id, outcome) => {
      for (const resolve of waiting.get(id) ?? []) resolve(outcome)
      waiting.delete(id)
    },
    handOver: (from, to) => {
      listFor(to).push(...(waiting.get(from) ?? []))
      waiting.delete(from)
    },
  }
}
