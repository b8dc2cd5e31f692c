import { useId } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MegaMenuItem_category$key } from '../__generated__/MegaMenuItem_category.graphql'
import { Icon } from '../design/Icon.tsx'
import { Picture } from '../design/Picture.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import styles from './MegaMenu.module.css'

type Props = Readonly<{
  category: MegaMenuItem_category$key
  isOpen: boolean
  /** A mouse has come to this department. */
  onRest: () => void
  onToggle: () => void
  /** A link was followed: what rests on the menu no longer opens it. */
  onLeave: () => void
}>

/** One department: its link, the button that opens its panel, and the panel while it is open. */
export function MegaMenuItem({ category, isOpen, onRest, onToggle, onLeave }: Props) {
  const { name, link, children } = useFragment(
    graphql`
      fragment MegaMenuItem_category on Category {
        name
        link
        children {
          id
          name
          link
          image {
            ...Picture_media
          }
          children {
            id
            name
            link
          }
        }
      }
    `,
    category,
  )
  const intl = useIntl()
  const panelId = useId()
  return (
    <li
      className={styles.item}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') onRest()
      }}
    >
      <StoreLink to={link} className={styles.department} onClick={onLeave}>
        {name}
      </StoreLink>
      {children.length > 0 ? (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          aria-label={intl.formatMessage({ id: 'layout.showCategories' }, { name })}
          onClick={onToggle}
        >
          <Icon name="chevronDown" size={16} />
        </button>
      ) : null}
      {isOpen && children.length > 0 ? (
        <div id={panelId} className={styles.panel}>
          <ul className={styles.columns}>
            {children.map((child) => (
              <li key={child.id} className={styles.column}>
                <StoreLink to={child.link} className={styles.category}>
                  {child.image ? (
                    <Picture media={child.image} sizes="150px" isDecorative className={styles.picture} />
                  ) : null}
                  <span>{child.name}</span>
                </StoreLink>
                {child.children.map((grandchild) => (
                  <StoreLink key={grandchild.id} to={grandchild.link} className={styles.subcategory}>
                    {grandchild.name}
                  </StoreLink>
                ))}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </li>
  )
}
