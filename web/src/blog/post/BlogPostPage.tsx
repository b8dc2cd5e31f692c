import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BlogPostPage_post$key } from '../../__generated__/BlogPostPage_post.graphql'
import { ShareButton } from '../../catalogue/product/ShareButton.tsx'
import { Breadcrumbs } from '../../design/Breadcrumbs.tsx'
import { PageBody } from '../../design/PageBody.tsx'
import { RichText } from '../../design/RichText.tsx'
import { BLOG_PATH } from '../blogAddress.ts'
import { PostPicture } from '../PostPicture.tsx'
import { PostByline } from './PostByline.tsx'
import { PostHead } from './PostHead.tsx'
import { PostNeighbours } from './PostNeighbours.tsx'
import { PostProducts } from './PostProducts.tsx'
import { RelatedPosts } from './RelatedPosts.tsx'
import styles from './BlogPostPage.module.css'

/** Renders a post: its text in the middle, then its products and where to read on. */
export function BlogPostPage({ post }: Readonly<{ post: BlogPostPage_post$key }>) {
  const data = useFragment(
    graphql`
      fragment BlogPostPage_post on BlogPost {
        title
        summary
        content
        image {
          ...PostPicture_image
        }
        categories {
          name
          path
        }
        ...PostHead_post
        ...PostByline_post
        ...PostProducts_post
        ...PostNeighbours_post
        ...RelatedPosts_post
      }
    `,
    post,
  )
  const { title, summary, content, image, categories } = data
  const intl = useIntl()
  const [category] = categories ?? []
  const crumbs = [
    { label: intl.formatMessage({ id: 'content.home' }), to: '/' },
    { label: intl.formatMessage({ id: 'blog.title' }), to: BLOG_PATH },
    ...(category ? [{ label: category.name, to: category.path }] : []),
  ]
  return (
    <PageBody>
      <PostHead post={data} />
      <Breadcrumbs crumbs={crumbs} />
      <article className={styles.article}>
        <header className={styles.header}>
          <h1>{title}</h1>
          {summary ? <p className={styles.summary}>{summary}</p> : null}
          <div className={styles.line}>
            <PostByline post={data} />
            <ShareButton title={title} />
          </div>
        </header>
        {image ? (
          <PostPicture image={image} sizes="(width >= 64em) 60em, 100vw" isPriority className={styles.picture} />
        ) : null}
        <div className={styles.text}>
          <RichText html={content} />
        </div>
      </article>
      <div className={styles.onward}>
        <PostProducts post={data} />
        <PostNeighbours post={data} />
        <RelatedPosts post={data} />
      </div>
    </PageBody>
  )
}
