import { useQueueClient } from '../../../offline/QueueContext.ts'
import { useQueueState } from '../../../offline/useQueueState.ts'
import type { WaitingTask } from '../../../offline/waitingTask.ts'
import { CREDIT_SCOPE } from '../../creditScope.ts'
import type { StepName } from '../wizardFlow.ts'
import { ANSWER_STEPS, isAnswerName } from './answerSteps.ts'

type WaitingAnswers = Readonly<{
  /** Steps whose answers wait, each once, in the order in which they are sent. */
  steps: readonly StepName[]
  tasks: readonly WaitingTask[]
  /** Removes answers from the device; one that is being sent right now is removed when it is answered. */
  drop: (answers?: readonly WaitingTask[]) => void
  /** Sends them now, regardless of pauses. */
  retry: () => void
}>

/** React hook that returns the answers of applications for credit that wait on this device. */
export function useWaitingAnswers(): WaitingAnswers {
  const queue = useQueueClient()
  const tasks = useQueueState().filter(({ scope }) => scope === CREDIT_SCOPE)
  const steps = tasks.flatMap(({ name }) => (isAnswerName(name) ? [ANSWER_STEPS[name]] : []))
  return {
    steps: [...new Set(steps)],
    tasks,
    drop: (answers = tasks) => {
      for (const { id } of answers) void queue.getStarted()?.giveUp(id)
    },
    retry: () => queue.getStarted()?.retry(),
  }
}
