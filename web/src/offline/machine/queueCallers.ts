import { CALLER_PATIENCE_MS } from '../limits.ts'
import type { Outcome } from '../outcome.ts'

/** Callers by the task that they wait for. */
export type QueueCallers = Readonly<{
  await: (id: string) => Promise<Outcome>
  answer: (id: string, outcome: Outcome | Promise<Outcome>) => void
  /** Makes the callers of a replaced task wait for the one that replaced it, which may be another tab's. */
  handOver: (from: string, to: string) => void
}>

/** Creates the callers of a queue: after a while each hears that its task waits, and `onPatienceEnd` its id. */
export function createQueueCallers(onPatienceEnd: (id: string) => void): QueueCallers {
  const waiting = new Map<string, Array<(outcome: Outcome | Promise<Outcome>) => void>>()
  const listFor = (id: string) => {
    const list = waiting.get(id) ?? []
    waiting.set(id, list)
    return list
  }
  const answer: QueueCallers['answer'] = (id, outcome) => {
    for (const resolve of waiting.get(id) ?? []) resolve(outcome)
    waiting.delete(id)
  }
  const limitPatience = (id: string) =>
    void setTimeout(() => {
      onPatienceEnd(id)
      answer(id, { kind: 'waiting' })
    }, CALLER_PATIENCE_MS)
  return {
    await: (id) => {
      limitPatience(id)
      return new Promise((resolve) => listFor(id).push(resolve))
    },
    answer,
    handOver: (from, to) => {
      listFor(to).push(...(waiting.get(from) ?? []))
      waiting.delete(from)
      limitPatience(to)
    },
  }
}
