import { FormattedMessage, useIntl } from 'react-intl'
import { sumMoney } from '../../catalogue/price/sumMoney.ts'
import { Icon } from '../../design/Icon.tsx'
import { useMoney } from '../../i18n/useMoney.ts'
import { isOutcomeUnknown } from '../../offline/machine/unknownOutcome.ts'
import { failedTextOf, messagesOf } from './newsOf.ts'
import { NewsWays } from './NewsWays.tsx'
import { DescriptionText } from '../DescriptionText.tsx'
import type { NewsItem } from './newsItem.ts'
import styles from './NewsList.module.css'

type NewsListProps = Readonly<{
  news: readonly NewsItem[]
  /** Called when a link is followed or an action taken: the sheet closes. */
  onLeave?: () => void
}>

const GROUPS = {
  failed: { title: 'waiting.newsFailed', icon: 'warning', style: 'failed' },
  unknown: { title: 'waiting.newsUnknown', icon: 'warning', style: 'failed' },
  changed: { title: 'waiting.newsChanged', icon: 'info', style: 'changed' },
  kept: { title: 'waiting.newsKept', icon: 'check', style: 'kept' },
} as const

/** Renders the outcomes of tasks that had waited: those that need the shopper first. */
export function NewsList({ news, onLeave }: NewsListProps) {
  return (['failed', 'unknown', 'changed', 'kept'] as const).map((group) => {
    const items = news.filter((item) => groupOf(item) === group)
    if (items.length === 0) return null
    const { title, icon, style } = GROUPS[group]
    return (
      <section key={group} className={styles.group}>
        <h3 className={styles.title}>
          <span className={styles[style]}>
            <Icon name={icon} size={20} />
          </span>
          <FormattedMessage id={title} />
        </h3>
        <ul className={styles.items}>
          {items.map((item) => (
            <Item key={item.id} item={item} onLeave={onLeave} />
          ))}
        </ul>
      </section>
    )
  })
}

function groupOf({ verdict, reasons }: NewsItem): keyof typeof GROUPS {
  return isOutcomeUnknown(reasons) ? 'unknown' : verdict
}

function Item({ item, onLeave }: Readonly<{ item: NewsItem; onLeave: NewsListProps['onLeave'] }>) {
  const intl = useIntl()
  const isUntold = item.verdict === 'failed' && messagesOf(item).length === 0
  return (
    <li className={styles.item}>
      <p className={styles.wish}>
        {item.orderNumber === null ? (
          <DescriptionText description={item.wish} />
        ) : (
          <FormattedMessage tagName="span" id="waiting.orderSent" values={{ number: item.orderNumber }} />
        )}
      </p>
      {item.price ? <PriceChange price={item.price} /> : null}
      {item.verdict === 'kept'
        ? null
        : item.reasons
            .filter(
              ({ code, message }) =>
                message !== '' && !SAID_OTHERWISE.has(code) && !(item.price && code === 'PRICE_CHANGED'),
            )
            .map(({ code, message }) => (
              <p key={code} className={styles.reason}>
                {message}
              </p>
            ))}
      {isUntold ? <p className={styles.reason}>{intl.formatMessage({ id: failedTextOf(item) })}</p> : null}
      <NewsWays item={item} onLeave={onLeave} />
    </li>
  )
}

/** Notices that the position of an item in the list expresses already. */
const SAID_OTHERWISE: ReadonlySet<string> = new Set(['PRODUCT_ADDED', 'QUANTITY_UPDATED'])

function PriceChange({ price }: Readonly<{ price: NonNullable<NewsItem['price']> }>) {
  const money = useMoney()
  const { before, now } = price
  const isMore = Number(now.amount) > Number(before.amount)
  const [larger, smaller] = isMore ? [now, before] : [before, now]
  const difference = sumMoney([
    { money: larger, times: 1 },
    { money: smaller, times: -1 },
  ])
  const values = { before: money(before), now: money(now), difference: money(difference ?? now) }
  return (
    <p className={styles.reason}>
      <FormattedMessage id={isMore ? 'waiting.priceMore' : 'waiting.priceLess'} values={values} />
    </p>
  )
}
