import { graphql, useFragment } from 'react-relay/hooks'
import type { MegaMenuPanel_categories$key } from '../__generated__/MegaMenuPanel_categories.graphql'
import { Picture } from '../design/pictures/Picture.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import styles from './MegaMenuPanel.module.css'

type Props = Readonly<{
  id: string
  categories: MegaMenuPanel_categories$key
  /**
   * True if the panel holds whole departments: they flow into narrow columns, so that all of them are visible at once.
   */
  isDense: boolean
}>

/** Renders a panel of categories with their pictures and subcategories. */
export function MegaMenuPanel({ id, categories, isDense }: Props) {
  const shown = useFragment(
    graphql`
      fragment MegaMenuPanel_categories on Category @relay(plural: true) {
        id
        name
        link
        opensInNewWindow
        image {
          ...Picture_media
        }
        children {
          id
          name
          link
          opensInNewWindow
        }
      }
    `,
    categories,
  )
  return (
    <div id={id} className={styles.panel}>
      <ul className={isDense ? styles.flow : styles.columns}>
        {shown.map((category) => (
          <li key={category.id} className={styles.column}>
            <StoreLink to={category.link} isNewWindow={category.opensInNewWindow} className={styles.category}>
              <span className={styles.picture}>
                {category.image ? <Picture media={category.image} sizes="72px" isDecorative /> : null}
              </span>
              {category.name}
            </StoreLink>
            {category.children.map((child) => (
              <StoreLink
                key={child.id}
                to={child.link}
                isNewWindow={child.opensInNewWindow}
                className={styles.subcategory}
              >
                {child.name}
              </StoreLink>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
