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

/** The departments in a row; each opens a panel with its categories, by a resting pointer or by the button behind it. */
export function MegaMenu({ root }: Readonly<{ root: MegaMenu_root$key }>) {
  const { children } = useFragment(
    graphql`
      fragment MegaMenu_root on Category {
        children {
          id
          ...MegaMenuItem_category
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
  useEscape(openId !== null, useCallback(() => setOpenId(null), [setOpenId]))

  const openLater = (id: string | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpenId(id), REST_MS)
  }
  return (
    <nav
      className={styles.menu}
      aria-label={intl.formatMessage({ id: 'layout.departments' })}
      onPointerLeave={() => openLater(null)}
    >
      <ul className={styles.list}>
        {children.map((category) => (
          <MegaMenuItem
            key={category.id}
            category={category}
            isOpen={openId === category.id}
            onRest={() => openLater(category.id)}
            onToggle={() => open(openId === category.id ? null : category.id)}
            onLeave={() => open(null)}
          />
        ))}
      </ul>
    </nav>
  )
}
