import { useOrigin } from '../OriginContext.tsx'
import { useStoreDefinition } from '../StoreContext.tsx'
import { SHOP_PICTURE_SIZE, storeIconPath } from './storeIconPath.ts'

/** Kind of a page by the Open Graph protocol. */
export type PreviewType = 'website' | 'product' | 'article'

type LinkPreviewProps = Readonly<{ type: PreviewType; description: string | null | undefined; hasImage: boolean }>

/**
 * Renders the metadata that only previews of shared links read: type, language, description, and the store's icon for a
 * page without a picture. Source of the names: the Open Graph protocol. Rendered on the server alone, as previews are.
 */
export function LinkPreview({ type, description, hasImage }: LinkPreviewProps) {
  const { code, language } = useStoreDefinition()
  const origin = useOrigin()
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:locale" content={language.replace('-', '_')} />
      {description ? <meta property="og:description" content={description} /> : null}
      {hasImage ? null : <meta property="og:image" content={origin + storeIconPath(code, SHOP_PICTURE_SIZE)} />}
    </>
  )
}
