import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { Notifications } from '../design/NotificationsContext.ts'
import type { LineIdentity } from './cartLinesAfter.ts'
import type { LineSnapshot } from './lineSnapshot.ts'
import type { LineToAdd } from './lineToAdd.ts'
import { useAddToCartMutation } from './useAddToCartMutation.ts'
import { useRemoveCartLinesMutation } from './useRemoveCartLinesMutation.ts'
import { useTellOutcome } from './useTellOutcome.ts'

/** A line with what it takes to bring it back. `snapshot` is null for a product that is no longer sold. */
export type RemovableLine = Readonly<{
  identity: LineIdentity
  name: string
  /** What adds it again: its units and the choices that make it. */
  again: LineToAdd
  snapshot: LineSnapshot | null
}>

/** Removes a line and offers to bring it back as it was, with its choices. */
export function useRemoveLineWithUndo(notify: Notifications['notify']): (line: RemovableLine) => Promise<void> {
  const intl = useIntl()
  const removeLine = useRemoveCartLinesMutation()
  const addToCart = useAddToCartMutation()
  const tellOutcome = useTellOutcome()
  return useCallback(
    async ({ identity, name, again, snapshot }) => {
      const removing = removeLine(identity, name)
      const undo = () => {
        if (snapshot) void addToCart(again, snapshot).then(tellOutcome)
      }
      notify({
        kind: 'info',
        message: intl.formatMessage({ id: 'cartPage.removed' }, { name }),
        action: snapshot ? { label: intl.formatMessage({ id: 'cartPage.undo' }), onPress: undo } : undefined,
      })
      const outcome = await removing
      // The removal is told above; only what went otherwise is worth another word.
      if (outcome.kind !== 'done') tellOutcome(outcome)
    },
    [addToCart, intl, notify, removeLine, tellOutcome],
  )
}
