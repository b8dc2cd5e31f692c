import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { STORES } from '@hogar/schema/stores.ts'
import type { MenuDrawer_root$key } from '../__generated__/MenuDrawer_root.graphql'
import { Icon } from '../design/Icon.tsx'
import { Sheet } from '../design/overlays/Sheet.tsx'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { StoreItem } from '../stores/StoreItem.tsx'
import { usePlacesInStores } from '../stores/usePlacesInStores.ts'
import { type MenuEntry, menuLevel } from './menuLevel.ts'
import styles from './MenuDrawer.module.css'

type Props = Readonly<{
  root: MenuDrawer_root$key
  /** Link to the list of all offers; none without offers. */
  offersLink: string | null | undefined
  isOpen: boolean
  onClose: () => void
}>

/** Renders the category tree on a phone: one level at a time, with a step back. */
export function MenuDrawer({ root, offersLink, isOpen, onClose }: Props) {
  const { children } = useFragment(
    graphql`
      fragment MenuDrawer_root on Category {
        children {
          id
          name
          link
          opensInNewWindow
          children {
            id
            name
            link
            opensInNewWindow
            children {
              id
              name
              link
              opensInNewWindow
            }
          }
        }
      }
    `,
    root,
  )
  const intl = useIntl()
  const [trail, setTrail] = useState<readonly string[]>([])
  const { parent, entries } = menuLevel(children, trail)
  const title = parent?.name ?? intl.formatMessage({ id: 'layout.menu' })
  return (
    <Sheet side="start" title={title} isOpen={isOpen} onClose={onClose}>
      <nav aria-label={title}>
        {parent ? (
          <button type="button" className={styles.back} onClick={() => setTrail(trail.slice(0, -1))}>
            <Icon name="arrowLeft" size={20} />
            {intl.formatMessage({ id: 'layout.back' })}
          </button>
        ) : null}
        <ul className={styles.list} key={trail.join('/')}>
          {parent ? (
            <li>
              <StoreLink to={parent.link} isNewWindow={parent.opensInNewWindow} className={styles.all}>
                {intl.formatMessage({ id: 'layout.allOf' }, { name: parent.name })}
              </StoreLink>
            </li>
          ) : null}
          {!parent && offersLink ? (
            <li>
              <StoreLink to={offersLink} className={styles.row}>
                {intl.formatMessage({ id: 'layout.offers' })}
              </StoreLink>
            </li>
          ) : null}
          {entries.map((entry) => (
            <MenuRow key={entry.id} entry={entry} onOpen={() => setTrail([...trail, entry.id])} />
          ))}
        </ul>
      </nav>
      {parent ? null : <StoreList />}
    </Sheet>
  )
}

function MenuRow({ entry, onOpen }: Readonly<{ entry: MenuEntry; onOpen: () => void }>) {
  if (!entry.children?.length) {
    return (
      <li>
        <StoreLink to={entry.link} isNewWindow={entry.opensInNewWindow} className={styles.row}>
          {entry.name}
        </StoreLink>
      </li>
    )
  }
  return (
    <li>
      <button type="button" className={styles.row} onClick={onOpen}>
        {entry.name}
        <Icon name="chevronRight" size={20} />
      </button>
    </li>
  )
}

function StoreList() {
  const intl = useIntl()
  const current = useStoreDefinition()
  const [places, look] = usePlacesInStores()
  // Rendered only after the shopper has opened the menu.
  useEffect(look, [look])
  return (
    <section className={styles.stores}>
      <h3 className={styles.storesTitle}>{intl.formatMessage({ id: 'stores.title' })}</h3>
      <ul className={styles.list}>
        {STORES.map((store) => (
          <StoreItem
            key={store.code}
            store={store}
            isCurrent={store.code === current.code}
            place={places[store.code]}
            size="short"
            styles={{ link: styles.row, place: styles.place }}
          />
        ))}
      </ul>
    </section>
  )
}
