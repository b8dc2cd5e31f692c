import type { WaitingTask } from '../offline/waitingTask.ts'
import { OTHER_CHANGE } from '../offline/taskDescription.ts'
import { useStartedQueue } from '../offline/useStartedQueue.ts'
import { DescriptionText } from './DescriptionText.tsx'

/** Renders the change that a shopper requested with a task, in plain words. */
export function TaskText({ task }: Readonly<{ task: Pick<WaitingTask, 'name' | 'variables' | 'optimism'> }>) {
  return <DescriptionText description={useStartedQueue()?.describe(task) ?? OTHER_CHANGE} />
}
