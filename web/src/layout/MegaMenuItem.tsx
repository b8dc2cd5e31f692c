import { type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import type { MegaMenuPanel_categories$key } from '../__generated__/MegaMenuPanel_categories.graphql'
import { Icon } from '../design/Icon.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { MegaMenuPanel } from './MegaMenuPanel.tsx'
import styles from './MegaMenu.module.css'

type Props = Readonly<{
  name: string
  /** Target of the name; without it, the name only opens the panel. */
  link?: string
  isNewWindow?: boolean
  /** Categories that the panel shows. */
  categories: MegaMenuPanel_categories$key & { readonly length: number }
  isOpen: boolean
  /** Called when a mouse rests here. */
  onRest: () => void
  onToggle: () => void
  /** Called when a link was followed: a resting pointer no longer opens the menu. */
  onLeave: () => void
}>

/** Renders an entry of the menu: its link, the button that opens its panel, and the panel while it is open. */
export function MegaMenuItem({
  name,
  link,
  isNewWindow = false,
  categories,
  isOpen,
  onRest,
  onToggle,
  onLeave,
}: Props) {
  const intl = useIntl()
  const panelId = useId()
  const hasPanel = categories.length > 0
  return (
    <li
      className={styles.item}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') onRest()
      }}
    >
      {link === undefined ? null : (
        <StoreLink to={link} isNewWindow={isNewWindow} className={styles.department} onClick={onLeave}>
          {name}
        </StoreLink>
      )}
      {hasPanel ? (
        <Toggle
          controls={panelId}
          isOpen={isOpen}
          onToggle={onToggle}
          label={link === undefined ? undefined : intl.formatMessage({ id: 'layout.showCategories' }, { name })}
        >
          {link === undefined ? name : null}
        </Toggle>
      ) : null}
      {isOpen && hasPanel ? <MegaMenuPanel id={panelId} categories={categories} isDense={link === undefined} /> : null}
    </li>
  )
}

type ToggleProps = Readonly<{
  controls: string
  isOpen: boolean
  onToggle: () => void
  /** Accessible name where only the arrow is visible. */
  label: string | undefined
  children: ReactNode
}>

function Toggle({ controls, isOpen, onToggle, label, children }: ToggleProps) {
  return (
    <button
      type="button"
      className={children ? styles.more : styles.toggle}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      aria-label={label}
      onClick={onToggle}
    >
      {children}
      <Icon name="chevronDown" size={16} />
    </button>
  )
}
