import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useTellOutcome } from '../cart/useTellOutcome.ts'
import { useNotifications } from '../design/NotificationsContext.ts'
import { useQueueState } from '../offline/useQueueState.ts'
import { NewsSheet } from './NewsSheet.tsx'
import { OrderQuestion } from './OrderQuestion.tsx'
import { WaitingNote } from './WaitingNote.tsx'
import { isOccupied } from './isOccupied.ts'
import type { NewsItem } from './newsItem.ts'
import { useQueueNews } from './useQueueNews.ts'
import { useSessionLoss } from './useSessionLoss.ts'

/**
 * What the queue has to tell on whatever page: what became of changes that had waited, and orders that wait for a word.
 * Good news of one thing is a notification; more, or worse, is a sheet, unless that would lie over what a shopper types.
 */
export function QueueNews() {
  const intl = useIntl()
  const { notify } = useNotifications()
  const tellOutcome = useTellOutcome()
  const waiting = useQueueState().length
  const [shown, setShown] = useState<readonly NewsItem[]>([])
  const [isOpen, setIsOpen] = useState(false)
  const open = (news: readonly NewsItem[]) => {
    setShown(news)
    setIsOpen(true)
  }
  const see = (news: readonly NewsItem[]) => ({
    label: intl.formatMessage({ id: 'waiting.seeNews' }),
    onPress: () => open(news),
  })

  /** One thing that went as it was wanted, told as if its caller had waited for it. */
  const tellKept = (item: NewsItem) => {
    if (item.orderNumber === null) {
      return tellOutcome({ kind: 'done', data: { told: { notices: item.reasons } } })
    }
    const way = item.ways.find(({ kind }) => kind === 'link')
    return notify({
      kind: 'success',
      message: intl.formatMessage({ id: 'waiting.orderSent' }, { number: item.orderNumber }),
      action: way?.kind === 'link' ? { label: intl.formatMessage({ id: 'waiting.seeOrder' }), to: way.to } : undefined,
      hasNoTimeout: true,
    })
  }

  const tellAside = (item: NewsItem, news: readonly NewsItem[]) => {
    const kind = item.verdict === 'failed' ? 'danger' : 'warning'
    const told = item.price
      ? [intl.formatMessage({ id: 'waiting.priceChanged' })]
      : item.reasons.map(({ message }) => message)
    const messages = told.length > 0 ? told : [intl.formatMessage({ id: 'cart.failed' })]
    for (const message of messages) notify({ kind, message, action: see(news), hasNoTimeout: true })
  }

  useQueueNews((news) => {
    const orders = news.filter(({ orderNumber }) => orderNumber !== null)
    const others = news.filter(({ orderNumber }) => orderNumber === null)
    orders.forEach(tellKept)
    const bad = others.filter(({ verdict }) => verdict !== 'kept')
    const [only, ...more] = others
    if (only && more.length === 0 && bad.length === 0) return tellKept(only)
    if (bad.length === 0) {
      if (others.length === 0) return
      const message = intl.formatMessage({ id: 'waiting.allKept' }, { count: others.length })
      return notify({ kind: 'success', message, action: see(others) })
    }
    if (!isOccupied()) return open(news)
    for (const item of bad) tellAside(item, news)
  })

  useSessionLoss()

  return (
    <>
      <NewsSheet news={shown} waiting={waiting} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      <OrderQuestion />
      <WaitingNote />
    </>
  )
}
