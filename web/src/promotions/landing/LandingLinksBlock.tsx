import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { LandingLinksBlock_block$key } from '../../__generated__/LandingLinksBlock_block.graphql'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import styles from './LandingLinksBlock.module.css'

/** Renders the links of a landing page. */
export function LandingLinksBlock({ block }: Readonly<{ block: LandingLinksBlock_block$key }>) {
  const { title, links } = useFragment(
    graphql`
      fragment LandingLinksBlock_block on LandingLinks {
        title
        links {
          label
          path
        }
      }
    `,
    block,
  )
  const titleId = useId()
  return (
    <nav className={styles.block} aria-labelledby={title ? titleId : undefined}>
      {title ? <h2 id={titleId}>{title}</h2> : null}
      <ul className={styles.links}>
        {links.map(({ label, path }) => (
          <li key={path}>
            <StoreLink to={path} className={buttonStyle('secondary')}>
              {label}
            </StoreLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
