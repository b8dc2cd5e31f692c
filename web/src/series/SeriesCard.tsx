import { graphql, useFragment } from 'react-relay/hooks'
import type { SeriesCard_series$key } from '../__generated__/SeriesCard_series.graphql'
import { EditorsPicture } from '../promotions/EditorsPicture.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import styles from './SeriesCard.module.css'

const SIZES = '(width >= 80em) 18.75em, (width >= 48em) 33vw, 50vw'

type Props = Readonly<{ series: SeriesCard_series$key; isPriority: boolean }>

/** Renders a series in a list; the whole card links to its page. */
export function SeriesCard({ series, isPriority }: Props) {
  const { path, title, summary, image } = useFragment(
    graphql`
      fragment SeriesCard_series on Series {
        path
        title
        summary
        image {
          ...EditorsPicture_image
        }
      }
    `,
    series,
  )
  return (
    <article className={styles.card}>
      {image ? (
        <EditorsPicture image={image} sizes={SIZES} isPriority={isPriority} isDecorative className={styles.picture} />
      ) : null}
      <div className={styles.text}>
        <h2 className={styles.title}>
          <StoreLink to={path} className={styles.link}>
            {title}
          </StoreLink>
        </h2>
        {summary ? <p className={styles.summary}>{summary}</p> : null}
      </div>
    </article>
  )
}
