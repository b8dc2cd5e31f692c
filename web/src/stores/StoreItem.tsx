import { useIntl } from 'react-intl'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { PlaceInStore } from './placeInStore.ts'
import { STORE_PLACES } from './storePlaces.ts'

type StoreItemProps = Readonly<{
  store: StoreDefinition
  isCurrent: boolean
  /** Where the store has what is on screen; undefined while nobody has looked. */
  place: PlaceInStore | undefined
  /** Where it sells: short on a phone. */
  size: 'short' | 'long'
  styles: Readonly<{ link: string | undefined; name?: string | undefined; place: string | undefined }>
}>

/**
 * The way to one shop front. A plain link: another store is another language, theme and catalogue, so the page is loaded
 * anew. Where the store has not what is on screen, it says that it leads to its home.
 */
export function StoreItem({ store, isCurrent, place, size, styles }: StoreItemProps) {
  const intl = useIntl()
  return (
    <li>
      <a
        className={styles.link}
        href={place?.address ?? (store.urlPrefix || '/')}
        hrefLang={store.language}
        aria-current={isCurrent ? 'true' : undefined}
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
