import { useOrigin } from './OriginContext.tsx'
import { useStoreDefinition } from './StoreContext.tsx'
import { serializeForScript } from './serializeForScript.ts'
import { toStorePath } from './toStorePath.ts'

type PageHeadProps = Readonly<{
  /** Without the shop's name: it is added. */
  title: string
  description?: string | null
  /** Path inside the store that search engines should know the page by, with its query where that is part of it. */
  canonicalPath?: string
  /** schema.org objects. */
  jsonLd?: Readonly<Record<string, unknown>> | readonly Readonly<Record<string, unknown>>[]
  /** True for pages that search engines should leave alone: cart, checkout, search results. */
  noIndex?: boolean
  /** Absolute address of a picture for shared links. */
  image?: string
}>

/** What a page says about itself to browsers, search engines and messengers. React hoists it into the head. */
export function PageHead({ title, description, canonicalPath, jsonLd, noIndex, image }: PageHeadProps) {
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
      {jsonLd ? (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeForScript(jsonLd) }} />
      ) : null}
    </>
  )
}
