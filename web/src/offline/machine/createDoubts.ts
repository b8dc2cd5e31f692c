import { HEARD_PATIENCE_MS } from '../limits.ts'
import { createDelays } from './createDelays.ts'
import type { Doubt } from './queueProtocol.ts'

/** Tasks with an unknown outcome. */
export type Doubts = Readonly<{
  /** Has the scope read again: at once, or unless `settled` reports in time how the task ended. */
  raise: (doubt: Doubt) => void
  /** Records that another tab has reported how a task ended, or that another task has replaced it. */
  settled: (id: string) => void
}>

export function createDoubts(reread: (scope: string) => void): Doubts {
  const raised = createDelays(HEARD_PATIENCE_MS)
  return {
    settled: raised.stop,
    raise: ({ scope, unlessNotified }) => {
      if (unlessNotified === null) return reread(scope)
      raised.start(unlessNotified, () => reread(scope))
    },
  }
}
