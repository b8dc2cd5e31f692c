import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MatchNote_connection$key } from '../__generated__/MatchNote_connection.graphql'
import { Price } from '../design/Price.tsx'
import styles from './SearchResults.module.css'

type Props = Readonly<{ connection: MatchNote_connection$key; term: string }>

/** Renders how a search was interpreted, where that differs from the typed words. */
export function MatchNote({ connection, term }: Props) {
  const { match, totalCount } = useFragment(
    graphql`
      fragment MatchNote_connection on ProductConnection {
        totalCount
        match {
          count
          words
          missingWords
          maximumPrice {
            amount
            currencyCode
          }
        }
      }
    `,
    connection,
  )
  const intl = useIntl()
  if (!match || totalCount === 0) return null
  const [words, missing] = [match.words.join(' '), match.missingWords.join(' ')]
  const price = match.maximumPrice ? (
    <p className={styles.note}>
      {intl.formatMessage(
        { id: 'search.maximumPrice' },
        { price: <Price key="price" money={moneyOf(match.maximumPrice)} size="small" /> },
      )}
    </p>
  ) : null
  const text =
    match.count === 0
      ? intl.formatMessage({ id: 'search.onlyRelated' }, { term })
      : missing === '' || words === ''
        ? null
        : intl.formatMessage({ id: 'search.missing' }, { missing, words })
  return (
    <>
      {text === null ? null : <p className={styles.note}>{text}</p>}
      {price}
    </>
  )
}

/** Returns money for display; here, because this fragment reads it. */
function moneyOf({ amount, currencyCode }: Readonly<{ amount: string; currencyCode: string }>) {
  return { amount, currencyCode }
}
