import { useIntl } from 'react-intl'
import { STORES } from '@hogar/schema/stores.ts'
import { useOrigin } from '../routing/OriginContext.tsx'
import { PageHead } from '../routing/document/PageHead.tsx'
import { SHOP_PICTURE_SIZE, storeIconPath } from '../routing/document/storeIconPath.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { useStorePath } from '../routing/useStorePath.ts'
import { Hreflang } from '../stores/Hreflang.tsx'
import { homeJsonLd } from './homeJsonLd.ts'

const HOMES = STORES.map(({ code }) => ({ storeCode: code, path: '/' }))

/** Metadata of the home page: the shop and its search for crawlers, and the homes of the other stores. */
export function HomeHead() {
  const { formatMessage } = useIntl()
  const { code, name, language } = useStoreDefinition()
  const origin = useOrigin()
  const toPath = useStorePath()
  return (
    <>
      <PageHead
        title={name}
        description={formatMessage({ id: 'home.description' }, { name })}
        canonicalPath="/"
        jsonLd={
          import.meta.env.SSR
            ? homeJsonLd({
                name,
                language,
                address: origin + toPath('/'),
                logo: origin + storeIconPath(code, SHOP_PICTURE_SIZE),
                search: `${origin}${toPath('/catalogsearch/result')}?q={search_term_string}`,
              })
            : {}
        }
      />
      <Hreflang path="/" alternates={HOMES} />
    </>
  )
}
