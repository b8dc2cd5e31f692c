import { FormattedMessage } from 'react-intl'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { isGiftCardTerm } from './isGiftCardTerm.ts'
import styles from './SearchResults.module.css'

/** Link to the page of gift cards, above the results of a search that means them: no product is one. */
export function GiftCardHint({ term }: Readonly<{ term: string }>) {
  const store = useStoreDefinition()
  if (!isGiftCardTerm(term, store)) return null
  return (
    <StoreLink to="/tarjeta-de-regalo" className={styles.hint}>
      <strong>
        <FormattedMessage id="suggestions.giftCard" />
      </strong>
      <span>
        <FormattedMessage id="suggestions.giftCardText" />
      </span>
    </StoreLink>
  )
}
