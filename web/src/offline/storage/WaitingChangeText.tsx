import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { useQueueState } from '../useQueueState.ts'
import { storageOf } from '../waitingTask.ts'

type Props = Readonly<{
  /** Message with the value `storage`. */
  id: ComponentProps<typeof FormattedMessage>['id']
}>

/**
 * Renders the text of a waiting change that a page shows without its task: the change counts as stored until one of
 * those that wait is in the memory of the page alone.
 */
export function WaitingChangeText({ id }: Props) {
  const isInMemory = useQueueState().some((task) => task.isInMemory)
  return <FormattedMessage id={id} values={storageOf({ isInMemory })} />
}
