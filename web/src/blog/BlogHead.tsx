import { useIntl } from 'react-intl'
import { useOrigin } from '../routing/OriginContext.tsx'
import { PageHead } from '../routing/document/PageHead.tsx'
import { useStorePath } from '../routing/useStorePath.ts'
import { FEED_PATH } from './blogAddress.ts'

type Props = Readonly<{ title: string; description?: string | null; path: string }>

/** Renders the metadata of a list of posts: like every page of the blog it names the feed. */
export function BlogHead({ title, description = null, path }: Props) {
  return (
    <>
      <PageHead title={title} description={description} canonicalPath={path} />
      <FeedLink />
    </>
  )
}

/** Names the store's feed to feed readers, which read the server's output. */
export function FeedLink() {
  const intl = useIntl()
  const origin = useOrigin()
  const toPath = useStorePath()
  if (!import.meta.env.SSR) return null
  const title = intl.formatMessage({ id: 'blog.title' })
  return <link rel="alternate" type="application/rss+xml" title={title} href={origin + toPath(FEED_PATH)} />
}
