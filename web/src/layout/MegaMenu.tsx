import { useCallback, useRef } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MegaMenu_root$key } from '../__generated__/MegaMenu_root.graphql'
import { MegaMenuItem } from './MegaMenuItem.tsx'
import { useEscape } from './useEscape.ts'
import { useOpenHere } from './useOpenHere.ts'
import styles from './MegaMenu.module.css'

/** Milliseconds that a pointer has to rest before a panel opens: pointers on their way elsewhere cross the menu. */
const REST_MS = 120
/** Number of entries that fit side by side in the longest language; further departments share one more. */
const ENTRIES_SHOWN = 7
const MORE = 'more'
const OFFERS = 'offers'

type Props = Readonly<{
  root: MegaMenu_root$key
  /** Link to the list of all offers; none without offers. */
  offersLink: string | null | undefined
}>

/**
 * Renders offers and the departments in a row; each opens a panel with its categories, by a resting pointer or by its
 * button.
 */
export function MegaMenu({ root, offersLink }: Props) {
  const { children } = useFragment(
    graphql`
      fragment MegaMenu_root on Category {
        children {
          id
          name
          link
          opensInNewWindow
          children {
            ...MegaMenuPanel_categories
          }
          ...MegaMenuPanel_categories
        }
      }
    `,
    root,
  )
  const intl = useIntl()
  const [openId, setOpenId] = useOpenHere()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const open = (id: string | null) => {
    clearTimeout(timer.current)
    setOpenId(id)
  }
  const openLater = (id: string | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpenId(id), REST_MS)
  }
  const menu = useRef<HTMLElement>(null)
  useEscape(
    openId !== null,
    useCallback(() => {
      // A focus inside the panel would be lost with it: the button that opened it gets it.
      if (menu.current?.contains(document.activeElement)) {
        menu.current.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
      }
      setOpenId(null)
    }, [setOpenId]),
  )

  const behaviour = (id: string) => ({
    isOpen: openId === id,
    onRest: () => openLater(id),
    onToggle: () => open(openId === id ? null : id),
    onLeave: () => open(null),
  })
  const shown = ENTRIES_SHOWN - (offersLink ? 1 : 0)
  const others = children.slice(shown)
  return (
    <nav
      ref={menu}
      className={styles.menu}
      aria-label={intl.formatMessage({ id: 'layout.menu' })}
      onPointerLeave={() => openLater(null)}
    >
      <ul className={styles.list}>
        {offersLink ? (
          <MegaMenuItem
            name={intl.formatMessage({ id: 'layout.offers' })}
            link={offersLink}
            categories={[]}
            {...behaviour(OFFERS)}
          />
        ) : null}
        {children.slice(0, shown).map(({ id, name, link, opensInNewWindow, children: categories }) => (
          <MegaMenuItem
            key={id}
            name={name}
            link={link}
            isNewWindow={opensInNewWindow}
            categories={categories}
            {...behaviour(id)}
          />
        ))}
        {others.length > 0 ? (
          <MegaMenuItem
            name={intl.formatMessage({ id: 'layout.moreDepartments' })}
            categories={others}
            {...behaviour(MORE)}
          />
        ) : null}
      </ul>
    </nav>
  )
}
