import { FormattedMessage } from 'react-intl'
import { useQueueState } from '../useQueueState.ts'
import { storageOf } from '../waitingTask.ts'

/**
 * Renders the text of a waiting change that a page shows without its task: the change counts as stored until one of
 * those that wait is in the memory of the page alone.
 */
export function WaitingChangeText({ id }: Readonly<{ id: 'cart.waiting' | 'customers.waiting' }>) {
  const isInMemory = useQueueState().some((task) => task.isInMemory)
  return <FormattedMessage id={id} values={storageOf({ isInMemory })} />
}
