import type { QueueEffect, QueueEvent, QueueState } from '../offline/machine/queueProtocol.ts'

/** Answers the `sortLoss` effects among these as a browser with one tab: no other tab has sent the task. */
export function sortedLosses({ entries }: QueueState, effects: readonly QueueEffect[]): QueueEvent[] {
  return effects.flatMap((effect): QueueEvent[] => {
    if (effect.type !== 'sortLoss') return []
    const dropped = entries
      .filter(({ task }) => effect.droppable.includes(task.id) && !task.isTransmitted)
      .map(({ task }) => task.id)
    return [{ type: 'lossSorted', stopped: effect.stopped, dropped }]
  })
}
