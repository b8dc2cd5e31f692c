import type { Outcome } from './outcome.ts'

/** Who waits for which change. */
export type QueueCallers = Readonly<{
  await: (id: string) => Promise<Outcome>
  answer: (id: string, outcome: Outcome) => void
  /** Callers of a change that another has replaced wait for that one. */
  handOver: (from: string, to: string) => void
}>

export function createQueueCallers(): QueueCallers {
  const waiting = new Map<string, Array<(outcome: Outcome) => void>>()
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
