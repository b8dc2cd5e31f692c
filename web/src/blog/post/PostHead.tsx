import { graphql, useFragment } from 'react-relay/hooks'
import type { PostHead_post$data, PostHead_post$key } from '../../__generated__/PostHead_post.graphql'
import { pictureUrl } from '../../design/pictures/pictureSources.ts'
import { PageHead } from '../../routing/document/PageHead.tsx'
import { useOrigin } from '../../routing/OriginContext.tsx'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { useStorePath } from '../../routing/useStorePath.ts'
import { PageAlternates } from '../../stores/PageAlternates.tsx'
import { FeedLink } from '../BlogHead.tsx'
import { SHARED_PICTURE } from '../limits.ts'
import { postJsonLd } from './postJsonLd.ts'

/** Renders the metadata of a post for search engines, link previews and feed readers. */
export function PostHead({ post }: Readonly<{ post: PostHead_post$key }>) {
  const data = useFragment(
    graphql`
      fragment PostHead_post on BlogPost {
        title
        summary
        path
        metaDescription
        publishedAt
        updatedAt
        tags
        image {
          path
        }
        author {
          name
        }
        alternates {
          ...PageAlternates_alternates
        }
      }
    `,
    post,
  )
  const origin = useOrigin()
  const toPath = useStorePath()
  const { name, language } = useStoreDefinition()
  const { title, path, image, alternates, metaDescription, summary } = data
  const picture = image ? origin + pictureUrl(image.path, SHARED_PICTURE, 'jpg') : null
  const place = { address: origin + toPath(path), picture, publisher: name, language }
  return (
    <>
      <PageHead
        title={title}
        description={metaDescription ?? summary ?? null}
        canonicalPath={path}
        type="article"
        {...(picture === null ? {} : { image: picture })}
        jsonLd={import.meta.env.SSR ? structuredData(data, place) : {}}
      />
      <PageAlternates path={path} alternates={alternates} />
      <FeedLink />
    </>
  )
}

type Place = Pick<Parameters<typeof postJsonLd>[0], 'address' | 'picture' | 'publisher' | 'language'>

function structuredData(data: PostHead_post$data, place: Place) {
  const { title, summary, metaDescription, publishedAt, updatedAt, tags, author } = data
  return postJsonLd({
    ...place,
    title,
    description: metaDescription ?? summary ?? null,
    publishedAt,
    updatedAt: updatedAt ?? null,
    author: author?.name ?? null,
    tags,
  })
}
