import { entryOf, isOurs, only, removeEntry } from './queueEntries.ts'
import type { QueueEffect, QueueState, Step } from './queueProtocol.ts'
import { takeOver, withoutOrphan } from './replacedTasks.ts'
import type { Settlement } from '../answer.ts'
import type { Task } from '../task.ts'

/** Settlement of a task, and whether this tab has sent it. */
type Ending = Readonly<{ settlement: Settlement; isSender: boolean }>

/**
 * Ends a task: shows its answer, removes it, reports its outcome. Tabs that did not send it only show it and answer
 * their own callers.
 */
export function settle(state: QueueState, id: string, { settlement, isSender }: Ending): Step {
  const entry = entryOf(state, id)
  if (!entry) return only(state)
  const { task, origin, isAwaited } = entry
  const effects: QueueEffect[] = [{ type: 'show', task, settlement }]
  if (settlement.data === null || settlement.isPartial)
    effects.push({ type: 'doubt', scope: task.scope, unlessNotified: null })
  if (isSender && task.isResultCacheable) effects.push({ type: 'keepResult', task, settlement })
  if (isSender) effects.push({ type: 'forget', task }, { type: 'announce', task, settlement })
  else if (isAwaited || origin === 'own') effects.push({ type: 'confirm', id })
  if (isAwaited) effects.push({ type: 'answerCaller', task, settlement })
  else if (task.isSilent) return { state: removeEntry(state, id), effects }
  else if (origin === 'own' || (origin === 'restored' && isSender))
    effects.push({ type: 'notifyLate', task, settlement })
  else if (isSender) effects.push({ type: 'notifyUnlessAwaited', task, settlement })
  return { state: removeEntry(state, id), effects }
}

/**
 * Shows an answer even if its task is no longer known: the storage may have been read before the other tab's message.
 */
export function settleElsewhere(state: QueueState, task: Task, settlement: Settlement): Step {
  const { id, replaced } = task
  const { state: taken, isAwaited, effects } = takeOver(state, id, replaced)
  if (entryOf(taken, id)) {
    const settled = settle(taken, id, { settlement, isSender: false })
    return { state: settled.state, effects: [...effects, ...settled.effects] }
  }
  if (!isOurs(state, { task })) return only(state)
  return {
    state: withoutOrphan(taken, id),
    effects: [
      ...effects,
      ...(isAwaited || state.orphans.includes(id) ? [{ type: 'confirm', id } as const] : []),
      { type: 'show', task, settlement },
      { type: 'answerCaller', task, settlement },
      ...(settlement.isPartial ? [{ type: 'doubt', scope: task.scope, unlessNotified: null } as const] : []),
    ],
  }
}
