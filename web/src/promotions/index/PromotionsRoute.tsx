import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { PromotionsRouteQuery } from '../../__generated__/PromotionsRouteQuery.graphql'
import { Breadcrumbs } from '../../design/Breadcrumbs.tsx'
import { PageBody } from '../../design/PageBody.tsx'
import { PageHead } from '../../routing/document/PageHead.tsx'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { STORES } from '@hogar/schema/stores.ts'
import { Hreflang } from '../../stores/Hreflang.tsx'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { PromotionIndex } from './PromotionIndex.tsx'

const PATH = '/promotions'

/** Renders `/promotions`: the running promotions of the store. */
export function PromotionsRoute() {
  const data = usePreloadedQuery<PromotionsRouteQuery>(
    graphql`
      query PromotionsRouteQuery($department: String, $count: Int!, $after: String) @preloadable {
        ...PromotionIndex_query @arguments(department: $department, count: $count, after: $after)
      }
    `,
    useRouteQuery<PromotionsRouteQuery>(),
  )
  const intl = useIntl()
  const { code } = useStoreDefinition()
  const title = intl.formatMessage({ id: 'promotions.title' })
  // Every store has the index, at the same address.
  const others = STORES.filter((store) => store.code !== code).map((store) => ({ path: PATH, storeCode: store.code }))
  return (
    <PageBody>
      <PageHead title={title} description={intl.formatMessage({ id: 'promotions.description' })} canonicalPath={PATH} />
      {import.meta.env.SSR ? <Hreflang path={PATH} alternates={others} /> : null}
      <Breadcrumbs crumbs={[{ label: intl.formatMessage({ id: 'promotions.home' }), to: '/' }]} />
      <h1>{title}</h1>
      <PromotionIndex query={data} heading="h2" />
    </PageBody>
  )
}
