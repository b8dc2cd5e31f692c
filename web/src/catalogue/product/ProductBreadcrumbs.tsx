import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ProductBreadcrumbs_product$key } from '../../__generated__/ProductBreadcrumbs_product.graphql'
import { Breadcrumbs } from '../../design/Breadcrumbs.tsx'
import { useShelf } from '../../routing/history/useShelf.ts'

type Props = Readonly<{ product: ProductBreadcrumbs_product$key }>

/**
 * Breadcrumbs of a product: the categories that the shopper came through, else the product's own. A component of its
 * own because they change right after hydration: nothing else of the page renders again.
 */
export function ProductBreadcrumbs({ product }: Props) {
  const { breadcrumbs } = useFragment(
    graphql`
      fragment ProductBreadcrumbs_product on Product {
        breadcrumbs {
          name
          link
          level
        }
      }
    `,
    product,
  )
  const intl = useIntl()
  const shelves = breadcrumbs.filter(({ level }) => level > 1).map(({ name, link }) => ({ label: name, to: link }))
  const shelf = useShelf()
  return (
    <Breadcrumbs crumbs={[{ label: intl.formatMessage({ id: 'catalogue.home' }), to: '/' }, ...(shelf ?? shelves)]} />
  )
}
