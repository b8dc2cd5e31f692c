import { useIntl } from 'react-intl'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { noteCarriedFilters } from '../catalogue/filters/carriedFilters.ts'
import type { PlaceInStore } from './placeInStore.ts'
import { STORE_PLACES } from './storePlaces.ts'
import { useAddressInStore } from './useAddressInStore.ts'

type StoreItemProps = Readonly<{
  store: StoreDefinition
  isCurrent: boolean
  /** Address of the same page in the store; undefined until it is looked up. */
  place: PlaceInStore | undefined
  /** Length of the store's place: short on a phone. */
  size: 'short' | 'long'
  styles: Readonly<{ link: string | undefined; name?: string | undefined; place: string | undefined }>
}>

/**
 * Renders the link to one store. A plain link: another store has another language, theme and catalogue, so the page is
 * reloaded. Where the store lacks the page on screen, it says that it links to its home.
 */
export function StoreItem({ store, isCurrent, place, size, styles }: StoreItemProps) {
  const intl = useIntl()
  const addressIn = useAddressInStore()
  return (
    <li>
      <a
        className={styles.link}
        href={place?.address ?? addressIn(store.code)}
        hrefLang={store.language}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => place?.isSame && noteCarriedFilters(place.address, window.location.search)}
      >
        <span className={styles.name}>{store.name}</span>
        <span className={styles.place} lang={store.language}>
          {STORE_PLACES[store.code]?.[size]}
        </span>
        {place?.isSame === false ? (
          <span className={styles.place}>{intl.formatMessage({ id: 'stores.toHome' })}</span>
        ) : null}
      </a>
    </li>
  )
}
