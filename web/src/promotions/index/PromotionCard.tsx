import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PromotionCard_promotion$key } from '../../__generated__/PromotionCard_promotion.graphql'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { useAddressInStore } from '../../stores/useAddressInStore.ts'
import { EditorsPicture } from '../EditorsPicture.tsx'
import { useLastDay } from '../useLastDay.ts'
import styles from './PromotionCard.module.css'

const SIZES = '(width >= 80em) 25em, (width >= 48em) 50vw, 100vw'

/** Element of a card's title: one level below the heading that stands over the cards. */
export type CardHeading = 'h2' | 'h3'

type Props = Readonly<{ promotion: PromotionCard_promotion$key; heading: CardHeading; isPriority: boolean }>

/** Renders a promotion in a list, with its last day; the whole card links to its page. */
export function PromotionCard({ promotion, heading: Heading, isPriority }: Props) {
  const { path, store, title, summary, endsAt, image } = useFragment(
    graphql`
      fragment PromotionCard_promotion on Promotion {
        path
        title
        summary
        endsAt
        store {
          code
        }
        image {
          ...EditorsPicture_image
        }
      }
    `,
    promotion,
  )
  const lastDay = useLastDay(endsAt)
  return (
    <article className={styles.card}>
      {image ? (
        <EditorsPicture image={image} sizes={SIZES} isPriority={isPriority} isDecorative className={styles.picture} />
      ) : null}
      <div className={styles.text}>
        <Heading className={styles.title}>
          <PromotionLink code={store.code} path={path}>
            {title}
          </PromotionLink>
        </Heading>
        {summary ? <p>{summary}</p> : null}
        {lastDay ? <p className={styles.until}>{lastDay}</p> : null}
      </div>
    </article>
  )
}

type LinkProps = Readonly<{ code: string; path: string; children: ReactNode }>

/** Links to a promotion; another store opens as a new document. */
function PromotionLink({ code, path, children }: LinkProps) {
  const here = useStoreDefinition()
  const addressIn = useAddressInStore()
  if (code === here.code) {
    return (
      <StoreLink to={path} className={styles.link}>
        {children}
      </StoreLink>
    )
  }
  return (
    <a href={addressIn(code, path)} className={styles.link}>
      {children}
    </a>
  )
}
