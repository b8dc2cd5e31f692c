import { FormattedMessage, useIntl } from 'react-intl'
import { sumMoney } from '../../catalogue/price/sumMoney.ts'
import { Icon } from '../../design/Icon.tsx'
import { useMoney } from '../../i18n/useMoney.ts'
import { failedTextOf } from './newsOf.ts'
import { NewsWays } from './NewsWays.tsx'
import { DescriptionText } from '../DescriptionText.tsx'
import type { NewsItem } from './newsItem.ts'
import styles from './NewsList.module.css'

type NewsListProps = Readonly<{
  news: readonly NewsItem[]
  /** Called when a link is followed or an action taken: the sheet closes. */
  onLeave?: () => void
}>

const VERDICTS = ['failed', 'changed', 'kept'] as const
const TITLES = { failed: 'waiting.newsFailed', changed: 'waiting.newsChanged', kept: 'waiting.newsKept' } as const
const ICONS = { failed: 'warning', changed: 'info', kept: 'check' } as const

/** Renders the outcomes of tasks that had waited: those that need the shopper first. */
export function NewsList({ news, onLeave }: NewsListProps) {
  return VERDICTS.map((verdict) => {
    const items = news.filter((item) => item.verdict === verdict)
    if (items.length === 0) return null
    return (
      <section key={verdict} className={styles.group}>
        <h3 className={styles.title}>
          <span className={styles[verdict]}>
            <Icon name={ICONS[verdict]} size={20} />
          </span>
          <FormattedMessage id={TITLES[verdict]} />
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

function Item({ item, onLeave }: Readonly<{ item: NewsItem; onLeave: NewsListProps['onLeave'] }>) {
  const intl = useIntl()
  const isUntold = item.verdict === 'failed' && item.reasons.length === 0
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
            .filter(({ code }) => !SAID_OTHERWISE.has(code) && !(item.price && code === 'PRICE_CHANGED'))
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
