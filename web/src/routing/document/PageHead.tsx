import { useOrigin } from '../OriginContext.tsx'
import { useStoreDefinition } from '../StoreContext.tsx'
import { JsonLd, type StructuredData } from './JsonLd.tsx'
import { LinkPreview, type PreviewType } from './LinkPreview.tsx'
import { toStorePath } from '../toStorePath.ts'

type PageHeadProps = Readonly<{
  /** Title without the shop's name, which is appended. */
  title: string
  description?: string | null
  /** Canonical path inside the store, with its query where that is part of it. */
  canonicalPath?: string
  /** schema.org objects. Crawlers read the server's output: the browser neither builds nor renders them. */
  jsonLd?: StructuredData
  /** True for pages that search engines should not index: cart, checkout, search results. */
  noIndex?: boolean
  /** Absolute address of a picture for shared links. */
  image?: string
  type?: PreviewType
}>

/** Renders the metadata of a page for browsers, search engines and link previews. React hoists it into the head. */
export function PageHead({ title, description, canonicalPath, jsonLd, noIndex, image, type }: PageHeadProps) {
  const store = useStoreDefinition()
  const origin = useOrigin()
  const canonical = canonicalPath === undefined ? null : `${origin}${toStorePath(store.urlPrefix, canonicalPath)}`
  return (
    <>
      <title>{title === store.name ? title : `${title} | ${store.name}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {noIndex ? <meta name="robots" content="noindex, follow" /> : null}
      {canonical ? <link rel="canonical" href={canonical} /> : null}
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={store.name} />
      {canonical ? <meta property="og:url" content={canonical} /> : null}
      {image ? <meta property="og:image" content={image} /> : null}
      {import.meta.env.SSR && !noIndex ? (
        <LinkPreview type={type ?? 'website'} description={description} hasImage={Boolean(image)} />
      ) : null}
      {jsonLd ? <JsonLd data={jsonLd} /> : null}
    </>
  )
}
