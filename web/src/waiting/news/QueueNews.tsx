import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNotifyOutcome } from '../../cart/useNotifyOutcome.ts'
import { useStoredValue } from '../../device/useStoredValue.ts'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { useQueueState } from '../../offline/useQueueState.ts'
import { NewsSheet } from './NewsSheet.tsx'
import { OrderQuestion } from '../OrderQuestion.tsx'
import { SessionEndedDialog } from './SessionEndedDialog.tsx'
import { WaitingNote } from '../WaitingNote.tsx'
import { isOccupied } from '../isOccupied.ts'
import { NEWS, type NewsItem, asSeen } from './newsItem.ts'
import { failedTextOf, messagesOf } from './newsOf.ts'
import { useLeftElsewhere } from './useLeftElsewhere.ts'
import { useQueueNews } from './useQueueNews.ts'
import { useSessionLoss } from './useSessionLoss.ts'

/**
 * Shows the queue's notices on any page: outcomes of tasks that had waited, and orders that need consent. A single
 * success is a notification; several outcomes, or failures, are a sheet, unless that would cover a form in use.
 */
export function QueueNews() {
  const intl = useIntl()
  const { notify } = useNotifications()
  const notifyOutcome = useNotifyOutcome()
  const waiting = useQueueState().length
  const [shown, setShown] = useState<readonly NewsItem[]>([])
  const [isOpen, setIsOpen] = useState(false)
  const open = (news: readonly NewsItem[]) => {
    setShown(news)
    setIsOpen(true)
  }
  const [, update] = useStoredValue(NEWS)
  const see = (item: NewsItem) => update((kept) => asSeen(kept, item.id))
  const wayTo = (news: readonly NewsItem[]) => ({
    label: intl.formatMessage({ id: 'waiting.seeNews' }),
    onPress: () => open(news),
  })

  /** Reports a single success as if its caller had waited for it. */
  const notifySaved = (item: NewsItem) => {
    if (item.orderNumber === null) {
      return notifyOutcome({ kind: 'done', data: { told: { notices: item.reasons } } })
    }
    const way = item.ways.find(({ kind }) => kind === 'link')
    return notify({
      kind: 'success',
      message: intl.formatMessage({ id: 'waiting.orderSent' }, { number: item.orderNumber }),
      action:
        way?.kind === 'link'
          ? { label: intl.formatMessage({ id: 'waiting.seeOrder' }), to: way.to, onPress: () => see(item) }
          : undefined,
      hasNoTimeout: true,
    })
  }

  const notifyAside = (item: NewsItem, news: readonly NewsItem[]) => {
    const kind = item.verdict === 'failed' ? 'danger' : 'warning'
    const told = item.price ? [intl.formatMessage({ id: 'waiting.priceChanged' })] : messagesOf(item)
    const messages = told.length > 0 ? told : [intl.formatMessage({ id: failedTextOf(item) })]
    for (const message of messages) notify({ kind, message, action: wayTo(news), hasNoTimeout: true })
  }

  useQueueNews((news) => {
    // The order's own page has reported it.
    const here = `${window.location.pathname}${window.location.search}`
    const isHere = ({ ways }: NewsItem) => ways.some((way) => way.kind === 'link' && here.endsWith(way.to))
    for (const item of news) if (item.orderNumber !== null && isHere(item)) see(item)
    const orders = news.filter(({ orderNumber }) => orderNumber !== null)
    const others = news.filter(({ orderNumber }) => orderNumber === null)
    orders.forEach(notifySaved)
    const bad = others.filter(({ verdict }) => verdict !== 'kept')
    const [only, ...more] = others
    if (only && more.length === 0 && bad.length === 0) return notifySaved(only)
    if (bad.length === 0) {
      if (others.length === 0) return
      const message = intl.formatMessage({ id: 'waiting.allKept' }, { count: others.length })
      return notify({ kind: 'success', message, action: wayTo(others) })
    }
    if (!isOccupied()) return open(news)
    for (const item of bad) notifyAside(item, news)
  })

  const { loss, close } = useSessionLoss()
  useLeftElsewhere()

  return (
    <>
      <NewsSheet news={shown} waiting={waiting} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      {loss ? <SessionEndedDialog loss={loss} onClose={close} /> : <OrderQuestion />}
      <WaitingNote />
    </>
  )
}
