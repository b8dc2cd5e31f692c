import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import { useFormatDate } from '../../i18n/useFormatDate.ts'
import { DeleteQuoteButton } from './DeleteQuoteButton.tsx'
import { QuotePrices } from './QuotePrices.tsx'
import { RestoreQuoteButton } from './RestoreQuoteButton.tsx'
import { lineKey } from '../lines/lineKey.ts'
import styles from './QuoteCard.module.css'
import type { QuoteCard_quote$key } from '../../__generated__/QuoteCard_quote.graphql'

type QuoteCardProps = Readonly<{
  quote: QuoteCard_quote$key
  unitsInCart: number
  /** Called with true when the deletion is sent, with false when it is refused. */
  onDelete: (isGone: boolean) => void
}>

/** Card of a quote: its lines, its total then and now, and its actions. */
export function QuoteCard({ quote: key, unitsInCart, onDelete }: QuoteCardProps) {
  const quote = useFragment(
    graphql`
      fragment QuoteCard_quote on Quote {
        number
        name
        savedAt
        validUntil
        lines {
          sku
          optionsChecksum
          quantity
          name
          options {
            value
          }
          unitPriceNow {
            __typename
          }
        }
        ...QuotePrices_quote
        ...RestoreQuoteButton_quote
        ...DeleteQuoteButton_quote
      }
    `,
    key,
  )
  const formatDate = useFormatDate()
  const card = useRef<HTMLLIElement>(null)
  const isAddressed = useLocation().hash === `#${quote.number}`
  // An address of one quote leads to its card: for eyes by the browser, for the keyboard and for screen readers here.
  useEffect(() => {
    if (isAddressed) card.current?.focus()
  }, [isAddressed])
  return (
    <li ref={card} id={quote.number} tabIndex={-1} className={styles.card}>
      <div className={styles.head}>
        <h2>{quote.name}</h2>
        <p className={styles.dates}>
          <FormattedMessage
            id="quotes.savedOn"
            values={{ day: formatDate(quote.savedAt), until: formatDate(quote.validUntil) }}
          />
        </p>
      </div>
      <ul className={styles.lines}>
        {quote.lines.map(({ sku, optionsChecksum, quantity, name, options, unitPriceNow }) => {
          const shown = [name, ...options.map(({ value }) => value)].join(', ')
          return (
            <li key={lineKey(sku, optionsChecksum)} className={unitPriceNow ? undefined : styles.gone}>
              {unitPriceNow ? (
                <FormattedMessage id="quotes.line" values={{ quantity, name: shown }} />
              ) : (
                <FormattedMessage id="quotes.lineGone" values={{ quantity, name: shown }} />
              )}
            </li>
          )
        })}
      </ul>
      <QuotePrices quote={quote} />
      <div className={styles.ways}>
        <RestoreQuoteButton quote={quote} unitsInCart={unitsInCart} />
        <DeleteQuoteButton quote={quote} onDelete={onDelete} />
      </div>
    </li>
  )
}
