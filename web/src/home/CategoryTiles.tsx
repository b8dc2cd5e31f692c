import { useId } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CategoryTiles_root$key } from '../__generated__/CategoryTiles_root.graphql'
import { Picture } from '../design/pictures/Picture.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import styles from './CategoryTiles.module.css'

const SIZES = '(width >= 80em) 12.25em, (width >= 48em) 20vw, 33vw'

/** Renders the departments as pictures. */
export function CategoryTiles({ root }: Readonly<{ root: CategoryTiles_root$key }>) {
  const { children } = useFragment(
    graphql`
      fragment CategoryTiles_root on Category {
        children {
          id
          name
          link
          opensInNewWindow
          image {
            ...Picture_media
          }
        }
      }
    `,
    root,
  )
  const intl = useIntl()
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{intl.formatMessage({ id: 'home.departments' })}</h2>
      <ul className={styles.tiles}>
        {children.map((category) => (
          <li key={category.id}>
            <StoreLink to={category.link} isNewWindow={category.opensInNewWindow} className={styles.tile}>
              <span className={styles.picture}>
                {category.image ? <Picture media={category.image} sizes={SIZES} isDecorative /> : null}
              </span>
              <span className={styles.name}>{category.name}</span>
            </StoreLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
