import { entryOf, only, removeEntry } from './queueEntries.ts'
import type { QueueEffect, QueueState, Settlement, Step } from './queueProtocol.ts'
import type { Task } from './task.ts'

/** How a task ended, and whether it was this tab that sent it. */
type Ending = Readonly<{ settlement: Settlement; isSender: boolean }>

/** Ends a task: shown, forgotten, told. Tabs that did not send it only show it and answer their own callers. */
export function settle(state: QueueState, id: string, { settlement, isSender }: Ending): Step {
  const entry = entryOf(state, id)
  if (!entry) return only(state)
  const { task, origin, isAwaited } = entry
  const effects: QueueEffect[] = [{ type: 'show', task, settlement }]
  if (settlement.data === null || settlement.isPartial)
    effects.push({ type: 'doubt', scope: task.scope, unlessTold: null })
  if (isSender && task.isResultCacheable) effects.push({ type: 'keepResult', task, settlement })
  if (isSender) effects.push({ type: 'forget', task }, { type: 'announce', task, settlement })
  else if (isAwaited || origin === 'own') effects.push({ type: 'confirm', id })
  if (isAwaited) effects.push({ type: 'answerCaller', task, settlement })
  else if (task.isSilent) return { state: removeEntry(state, id), effects }
  else if (origin === 'own' || (origin === 'restored' && isSender)) effects.push({ type: 'tellLate', task, settlement })
  else if (isSender) effects.push({ type: 'tellUnlessHeard', task, settlement })
  return { state: removeEntry(state, id), effects }
}

/** The answer is shown even where its task is not known any more: the storage may have told before the other tab did. */
export function settleElsewhere(state: QueueState, task: Task, settlement: Settlement): Step {
  if (entryOf(state, task.id)) return settle(state, task.id, { settlement, isSender: false })
  if (task.customer !== state.customer) return only(state)
  return {
    state,
    effects: [
      { type: 'show', task, settlement },
      { type: 'answerCaller', task, settlement },
      ...(settlement.isPartial ? [{ type: 'doubt', scope: task.scope, unlessTold: null } as const] : []),
    ],
  }
}
