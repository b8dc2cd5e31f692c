import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { Notifications } from '../../design/overlays/NotificationsContext.ts'
import { useQueuedMutation } from '../../offline/useQueuedMutation.ts'
import { addToCartVariables } from '../adding/addToCartVariables.ts'
import type { LineIdentity } from '../records/cartLinesAfter.ts'
import { toLineRef } from './lineRef.ts'
import type { LineSnapshot } from './lineSnapshot.ts'
import type { LineToAdd } from '../adding/lineToAdd.ts'
import { useNotifyOutcome } from '../useNotifyOutcome.ts'

/** Line with the data to add it again. `snapshot` is null if the product is no longer sold. */
export type RemovableLine = Readonly<{
  identity: LineIdentity
  name: string
  /** Input that adds it again: its quantity and choices. */
  again: LineToAdd
  snapshot: LineSnapshot | null
}>

/** React hook that removes a line and offers to undo it, choices included. */
export function useRemoveLineWithUndo(notify: Notifications['notify']): (line: RemovableLine) => Promise<void> {
  const intl = useIntl()
  const removeLine = useQueuedMutation('removeCartLines')
  const addToCart = useQueuedMutation('addToCart')
  const notifyOutcome = useNotifyOutcome()
  return useCallback(
    async ({ identity, name, again, snapshot }) => {
      const removing = removeLine({ input: { lines: [toLineRef(identity)] } }, { name })
      const undo = () => {
        if (snapshot) void addToCart(addToCartVariables(again, snapshot), snapshot).then(notifyOutcome)
      }
      notify({
        kind: 'info',
        message: intl.formatMessage({ id: 'cartPage.removed' }, { name }),
        action: snapshot ? { label: intl.formatMessage({ id: 'cartPage.undo' }), onPress: undo } : undefined,
      })
      const outcome = await removing
      // The removal has its own notification; only other outcomes need another one.
      if (outcome.kind !== 'done') notifyOutcome(outcome)
    },
    [addToCart, intl, notify, removeLine, notifyOutcome],
  )
}
