import { useCallback, useRef } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MegaMenu_root$key } from '../__generated__/MegaMenu_root.graphql'
import { MegaMenuItem } from './MegaMenuItem.tsx'
import { useEscape } from './useEscape.ts'
import { useOpenHere } from './useOpenHere.ts'
import styles from './MegaMenu.module.css'

/** A pointer on its way elsewhere crosses the menu: only one that rests opens it. */
const REST_MS = 120
/** Departments that fit beside each other in the longest language; the others share one entry. */
const DEPARTMENTS_SHOWN = 7
const MORE = 'more'

/** The departments in a row; each opens a panel with its categories, by a resting pointer or by the button behind it. */
export function MegaMenu({ root }: Readonly<{ root: MegaMenu_root$key }>) {
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
  useEscape(
    openId !== null,
    useCallback(() => setOpenId(null), [setOpenId]),
  )

  const behaviour = (id: string) => ({
    isOpen: openId === id,
    onRest: () => openLater(id),
    onToggle: () => open(openId === id ? null : id),
    onLeave: () => open(null),
  })
  const others = children.slice(DEPARTMENTS_SHOWN)
  return (
    <nav
      className={styles.menu}
      aria-label={intl.formatMessage({ id: 'layout.menu' })}
      onPointerLeave={() => openLater(null)}
    >
      <ul className={styles.list}>
        {children.slice(0, DEPARTMENTS_SHOWN).map(({ id, name, link, opensInNewWindow, children: categories }) => (
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
