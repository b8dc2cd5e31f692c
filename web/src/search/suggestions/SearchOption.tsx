import { type ReactNode, use, useId } from 'react'
import { Icon } from '../../design/Icon.tsx'
import type { IconName } from '../../design/iconPaths.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { ActiveOptionContext } from './ActiveOptionContext.ts'
import styles from './SearchOption.module.css'

type Props = Readonly<{
  /** Path inside the store. */
  to: string
  icon?: IconName
  children: ReactNode
}>

/**
 * Renders an option of the list below the search field: a link, so that it opens in a new tab like one. The focus
 * stays in the field.
 */
export function SearchOption({ to, icon, children }: Props) {
  const id = useId()
  const isActive = use(ActiveOptionContext) === id
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a list box that leads somewhere
    <StoreLink id={id} to={to} role="option" aria-selected={isActive} tabIndex={-1} className={styles.option}>
      {icon ? <Icon name={icon} size={18} /> : null}
      <span className={styles.content}>{children}</span>
    </StoreLink>
  )
}
