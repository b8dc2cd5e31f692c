import { useEffect, useEffectEvent, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { useStoredValue } from '../../device/useStoredValue.ts'
import { useQueuedMutation } from '../../offline/useQueuedMutation.ts'
import { useNotifyWishList } from '../useNotifyWishList.ts'
import { DEVICE_WISHES, withoutWish } from './deviceWishes.ts'

/**
 * React hook that adds the products saved on this device before signing in to the customer's default list. Each leaves
 * the device when its task has an outcome: a page that is closed earlier sends it again, which changes nothing.
 */
export function useJoinDeviceWishes(): void {
  const intl = useIntl()
  const { notify } = useNotifications()
  const notifyWishList = useNotifyWishList()
  const addWish = useQueuedMutation('addToWishList')
  const [wishes, update] = useStoredValue(DEVICE_WISHES)
  const isJoining = useRef(false)
  const join = useEffectEvent(async () => {
    if (isJoining.current) return
    isJoining.current = true
    // The newest last, as if they were added now in the order in which they were saved.
    const outcomes = await Promise.all(
      wishes.toReversed().map(async ({ sku }) => {
        const outcome = await addWish({ input: { wishListId: null, sku }, sku })
        update((now) => withoutWish(now, sku))
        return outcome
      }),
    )
    isJoining.current = false
    const kept = outcomes.filter((outcome) => outcome.kind !== 'refused')
    if (kept.length > 0)
      notify({ kind: 'success', message: intl.formatMessage({ id: 'wishlist.joined' }, { count: kept.length }) })
    outcomes.filter((outcome) => outcome.kind === 'refused').forEach(notifyWishList)
  })
  const hasWishes = wishes.length > 0
  useEffect(() => {
    if (hasWishes) void join()
  }, [hasWishes])
}
