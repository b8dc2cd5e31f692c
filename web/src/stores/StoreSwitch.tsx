import { useId } from 'react'
import { useIntl } from 'react-intl'
import { STORES } from '@hogar/schema/stores.ts'
import { Icon } from '../design/Icon.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { StoreItem } from './StoreItem.tsx'
import { STORE_PLACES } from './storePlaces.ts'
import { usePlacesInStores } from './usePlacesInStores.ts'
import styles from './StoreSwitch.module.css'

/** Renders the links to the other stores. The list is a native popover and opens without script. */
export function StoreSwitch() {
  const intl = useIntl()
  const current = useStoreDefinition()
  const listId = useId()
  const [places, look] = usePlacesInStores()
  return (
    <div>
      <button type="button" className={styles.button} popoverTarget={listId}>
        <Icon name="globe" />
        <span className={styles.current}>{STORE_PLACES[current.code]?.short ?? current.name}</span>
        <VisuallyHidden>{intl.formatMessage({ id: 'stores.switch' }, { name: current.name })}</VisuallyHidden>
      </button>
      <div id={listId} popover="auto" className={styles.list} onBeforeToggle={look}>
        <p className={styles.title}>{intl.formatMessage({ id: 'stores.title' })}</p>
        <ul className={styles.items}>
          {STORES.map((store) => (
            <StoreItem
              key={store.code}
              store={store}
              isCurrent={store.code === current.code}
              place={places[store.code]}
              size="long"
              styles={{ link: styles.item, name: styles.name, place: styles.place }}
            />
          ))}
        </ul>
      </div>
    </div>
  )
}
