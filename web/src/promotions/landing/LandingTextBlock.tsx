import { graphql, useFragment } from 'react-relay/hooks'
import type { LandingTextBlock_block$key } from '../../__generated__/LandingTextBlock_block.graphql'
import { RichText } from '../../design/RichText.tsx'
import styles from './LandingPage.module.css'

/** Renders a text of a landing page. */
export function LandingTextBlock({ block }: Readonly<{ block: LandingTextBlock_block$key }>) {
  const { title, content } = useFragment(
    graphql`
      fragment LandingTextBlock_block on LandingText {
        title
        content
      }
    `,
    block,
  )
  return (
    <section className={styles.text}>
      {title ? <h2>{title}</h2> : null}
      <RichText html={content} />
    </section>
  )
}
