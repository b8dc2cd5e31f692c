import { useId } from 'react'
import { useIntl } from 'react-intl'
import { STORES } from '@hogar/schema/stores.ts'
import { Icon } from '../design/Icon.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { STORE_PLACES } from './storePlaces.ts'
import styles from './StoreSwitch.module.css'

/**
 * The way to the other shop fronts. Plain links: another store is another language, theme and catalogue, so the page
 * is loaded anew. The list is a native popover and opens without script.
 */
export function StoreSwitch() {
  const intl = useIntl()
  const current = useStoreDefinition()
  const listId = useId()
  return (
    <div>
      <button type="button" className={styles.button} popoverTarget={listId}>
        <Icon name="globe" />
        <span className={styles.current}>{STORE_PLACES[current.code]?.short ?? current.name}</span>
        <VisuallyHidden>{intl.formatMessage({ id: 'stores.switch' }, { name: current.name })}</VisuallyHidden>
      </button>
      <div id={listId} popover="auto" className={styles.list}>
        <p className={styles.title}>{intl.formatMessage({ id: 'stores.title' })}</p>
        <ul className={styles.items}>
          {STORES.map((store) => (
            <li key={store.code}>
              <a
                className={styles.item}
                href={store.urlPrefix || '/'}
                hrefLang={store.language}
                aria-current={store.code === current.code ? 'true' : undefined}
              >
                <span className={styles.name}>{store.name}</span>
                <span className={styles.place} lang={store.language}>
                  {STORE_PLACES[store.code]?.long}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
