import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { usePriceWords_price$key } from '../../__generated__/usePriceWords_price.graphql'

/** React hook that returns the text of the interest-free instalments below a price; empty without any. */
export function usePriceWords(price: usePriceWords_price$key): string {
  const { instalments } = useFragment(
    graphql`
      fragment usePriceWords_price on ProductPrice {
        instalments {
          months
        }
      }
    `,
    price,
  )
  const intl = useIntl()
  const [first] = instalments
  return first ? intl.formatMessage({ id: 'card.instalment' }, { months: first.months, amount: '' }) : ''
}
