import { graphql, useFragment } from 'react-relay/hooks'
import type { RoomCard_room$key } from '../__generated__/RoomCard_room.graphql'
import { EditorsPicture } from '../promotions/EditorsPicture.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import styles from './RoomCard.module.css'

const SIZES = '(width >= 80em) 37.5em, (width >= 48em) 50vw, 100vw'

type Props = Readonly<{ room: RoomCard_room$key; heading: 'h2' | 'h3'; isPriority?: boolean }>

/** Renders a furnished room in a list; the whole card links to its page. */
export function RoomCard({ room, heading: Heading, isPriority = false }: Props) {
  const { path, kind, title, summary, image } = useFragment(
    graphql`
      fragment RoomCard_room on Room {
        path
        kind {
          name
        }
        title
        summary
        image {
          ...EditorsPicture_image
        }
      }
    `,
    room,
  )
  return (
    <article className={styles.card}>
      <EditorsPicture image={image} sizes={SIZES} isPriority={isPriority} isDecorative className={styles.picture} />
      <div className={styles.text}>
        <p className={styles.kind}>{kind.name}</p>
        <Heading className={styles.title}>
          <StoreLink to={path} className={styles.link}>
            {title}
          </StoreLink>
        </Heading>
        {summary ? <p>{summary}</p> : null}
      </div>
    </article>
  )
}
