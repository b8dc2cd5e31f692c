import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { CreditDialogOffersQuery } from '../__generated__/CreditDialogOffersQuery.graphql'
import { ErrorState } from '../design/ErrorState.tsx'
import { CreditTermChoice } from './CreditTermChoice.tsx'
import styles from './CreditPanel.module.css'

/** Offers of store credit for a price, in every term, with the legal line of the lender. */
export function CreditDialogOffers({ amount }: Readonly<{ amount: string }>) {
  const { store } = useLazyLoadQuery<CreditDialogOffersQuery>(
    graphql`
      query CreditDialogOffersQuery($amount: Decimal!, $months: Int) {
        store {
          credit {
            terms(kind: MERCHANDISE) {
              legend
            }
            offers(kind: MERCHANDISE, amount: $amount, months: $months, customer: HOME) {
              ...CreditTermChoice_offers
            }
          }
        }
      }
    `,
    // Null for all terms: as a literal the compiler would leave it out, and the default would count.
    { amount, months: null },
    { fetchPolicy: 'store-or-network' },
  )
  const intl = useIntl()
  const [months, setMonths] = useState<number | null>(null)
  const offers = store.credit?.offers
  if (!offers || offers.length === 0) return <ErrorState message={intl.formatMessage({ id: 'credit.failed' })} />
  return (
    <div className={styles.calculation}>
      <CreditTermChoice offers={offers} months={months} onChoose={setMonths} />
      {store.credit?.terms?.legend ? <p className={styles.legend}>{store.credit.terms.legend}</p> : null}
    </div>
  )
}
