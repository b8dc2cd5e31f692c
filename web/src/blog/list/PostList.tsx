import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useSearchParams } from 'react-router-dom'
import type { PostList_connection$data, PostList_connection$key } from '../../__generated__/PostList_connection.graphql'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { EmptyState } from '../../design/EmptyState.tsx'
import { JsonLd } from '../../routing/document/JsonLd.tsx'
import { useOrigin } from '../../routing/OriginContext.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { useStorePath } from '../../routing/useStorePath.ts'
import { BLOG_PATH, FEED_PATH, listVariables } from '../blogAddress.ts'
import { type MorePosts, MoreLink } from './MoreLink.tsx'
import { PostCard } from './PostCard.tsx'
import { blogJsonLd } from './blogJsonLd.ts'
import styles from './PostList.module.css'

type Props = Readonly<{
  connection: PostList_connection$key
  /** Path of the list inside the store. */
  path: string
  more: MorePosts
}>

/** Renders a list of posts: on its first page the newest one large, the others as cards. */
export function PostList({ connection, path, more }: Props) {
  const data = useFragment(
    graphql`
      fragment PostList_connection on BlogPostConnection {
        isOutdated
        pageInfo {
          endCursor
        }
        edges {
          node {
            id
            title
            path
            publishedAt
            ...PostCard_post
          }
        }
      }
    `,
    connection,
  )
  const intl = useIntl()
  const origin = useOrigin()
  const toPath = useStorePath()
  const [search] = useSearchParams()
  const isFirstPage = listVariables(search).after === null
  const { isOutdated, edges, pageInfo } = data
  const list = useFocusOnGrowth(edges.length)
  if (edges.length === 0) return <NoPosts path={path} isFirstPage={isFirstPage} />
  return (
    <div className={styles.list}>
      <JsonLd
        data={import.meta.env.SSR ? structuredData(data, origin + toPath(path), (to) => origin + toPath(to)) : {}}
      />
      {isOutdated ? <output className={styles.note}>{intl.formatMessage({ id: 'blog.outdated' })}</output> : null}
      {isFirstPage ? null : <StoreLink to={path}>{intl.formatMessage({ id: 'blog.newest' })}</StoreLink>}
      <ul ref={list} className={styles.cards}>
        {edges.map(({ node }, index) => (
          <li key={node.id} className={isFirstPage && index === 0 ? styles.lead : undefined}>
            <PostCard post={node} isLead={isFirstPage && index === 0} isPriority={index === 0} />
          </li>
        ))}
      </ul>
      <MoreLink more={more} path={path} endCursor={pageInfo.endCursor ?? null} />
      <p className={styles.feed}>
        <a href={toPath(FEED_PATH)}>{intl.formatMessage({ id: 'blog.feed' })}</a>
      </p>
    </div>
  )
}

/**
 * Moves the focus to the first new post when a list has grown in place: the link that was pressed is further down then,
 * or gone. The page does not scroll.
 */
function useFocusOnGrowth(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(count)
  useEffect(() => {
    const first = list.current?.children[shown.current]
    if (count > shown.current) first?.querySelector('a')?.focus({ preventScroll: true })
    shown.current = count
  }, [count])
  return list
}

/** Renders the notice of a list without posts, with the way back. */
function NoPosts({ path, isFirstPage }: Readonly<{ path: string; isFirstPage: boolean }>) {
  const intl = useIntl()
  const isBlog = path === BLOG_PATH && isFirstPage
  return (
    <EmptyState
      icon="search"
      title={intl.formatMessage({ id: 'blog.empty' })}
      action={
        <StoreLink to={isBlog ? '/' : BLOG_PATH} className={buttonStyle('primary')}>
          {intl.formatMessage({ id: isBlog ? 'content.home' : 'blog.toBlog' })}
        </StoreLink>
      }
    />
  )
}

function structuredData({ edges }: PostList_connection$data, address: string, addressOf: (path: string) => string) {
  const posts = edges.map(({ node: { title, path, publishedAt } }) => ({
    title,
    address: addressOf(path),
    publishedAt,
  }))
  return blogJsonLd({ address, posts })
}
