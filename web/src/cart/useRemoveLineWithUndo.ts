import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { Notifications } from '../design/NotificationsContext.ts'
import type { LineIdentity } from './cartLinesAfter.ts'
import type { LineSnapshot } from './lineSnapshot.ts'
import { useAddToCartMutation } from './useAddToCartMutation.ts'
import { useRemoveCartLinesMutation } from './useRemoveCartLinesMutation.ts'
import { useTellOutcome } from './useTellOutcome.ts'

/** A line with what it takes to bring it back. `snapshot` is null for a product that is no longer sold. */
export type RemovableLine = Readonly<{
  identity: LineIdentity
  name: string
  quantity: number
  snapshot: LineSnapshot | null
}>

/**
 * Removes a line and offers to bring it back. Lines with options cannot be brought back from here: the cart tells what
 * was chosen in words, not in the numbers that adding takes.
 */
export function useRemoveLineWithUndo(notify: Notifications['notify']): (line: RemovableLine) => Promise<void> {
  const intl = useIntl()
  const removeLine = useRemoveCartLinesMutation()
  const addToCart = useAddToCartMutation()
  const tellOutcome = useTellOutcome()
  return useCallback(
    async ({ identity, name, quantity, snapshot }) => {
      const removing = removeLine(identity, name)
      const canUndo = snapshot !== null && identity.optionsChecksum === null
      const undo = () => {
        if (snapshot) void addToCart({ sku: identity.sku, quantity }, snapshot).then(tellOutcome)
      }
      notify({
        kind: 'info',
        message: intl.formatMessage({ id: 'cart.removed' }, { name }),
        action: canUndo ? { label: intl.formatMessage({ id: 'cart.undo' }), onPress: undo } : undefined,
      })
      const outcome = await removing
      // The removal is told above; only what went otherwise is worth another word.
      if (outcome.kind !== 'done') tellOutcome(outcome)
    },
    [addToCart, intl, notify, removeLine, tellOutcome],
  )
}
