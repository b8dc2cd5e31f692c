import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { HomePage_root$key } from '../__generated__/HomePage_root.graphql'
import { ProductCard } from '../catalogue/cards/ProductCard.tsx'
import { ProductRow } from '../catalogue/cards/ProductRow.tsx'
import { ErrorState } from '../design/ErrorState.tsx'
import { useFormatEnd } from '../i18n/useFormatEnd.ts'
import { RecentlyViewed } from '../recent/RecentlyViewed.tsx'
import { CategoryTiles } from './CategoryTiles.tsx'
import { EditorialStrip } from './EditorialStrip.tsx'
import { firstEnd } from './firstEnd.ts'
import { HomeHead } from './HomeHead.tsx'
import { HomeHero } from './HomeHero.tsx'
import { Services } from './Services.tsx'
import styles from './HomePage.module.css'

const reload = () => window.location.reload()

/** Renders the home page: a room, the departments, offers with their end, new products, and the shop's services. */
export function HomePage({ root }: Readonly<{ root: HomePage_root$key | null | undefined }>) {
  const data = useFragment(
    graphql`
      fragment HomePage_root on Category {
        ...HomeHero_root
        ...CategoryTiles_root
        ...EditorialStrip_root
        offers: products(first: 8, sort: DISCOUNT_DESC) {
          nodes {
            id
            price {
              discountPercent
              specialUntil
            }
            ...ProductCard_product
          }
        }
        arrivals: products(first: 8, sort: LATEST) {
          nodes {
            id
            ...ProductCard_product
          }
        }
      }
    `,
    root,
  )
  const intl = useIntl()
  const failed = (id: string) => intl.formatMessage({ id: 'home.rowFailed' }, { name: intl.formatMessage({ id }) })
  const formatEnd = useFormatEnd()
  const offers = data?.offers?.nodes.filter((product) => product.price.discountPercent > 0) ?? []
  const end = firstEnd(offers.map((product) => product.price.specialUntil))
  return (
    <div className={styles.home}>
      <HomeHead />
      <HomeHero root={data} />
      <div className={styles.sections}>
        {data ? (
          <>
            <CategoryTiles root={data} />
            {data.offers ? null : <ErrorState title={failed('home.offers')} onRetry={reload} />}
            {offers.length > 0 ? (
              <ProductRow
                title={intl.formatMessage({ id: 'home.offers' })}
                aside={
                  end
                    ? intl.formatMessage(
                        { id: end.isCommon ? 'home.offersUntil' : 'home.offersFirstEnd' },
                        { date: formatEnd(end.moment) },
                      )
                    : null
                }
              >
                {offers.map((product) => (
                  <ProductCard key={product.id} product={product} />
                ))}
              </ProductRow>
            ) : null}
          </>
        ) : (
          <ErrorState onRetry={reload} />
        )}
        <Services />
        {data ? (
          <>
            {data.arrivals ? (
              <ProductRow title={intl.formatMessage({ id: 'home.arrivals' })}>
                {data.arrivals.nodes.map((product) => (
                  <ProductCard key={product.id} product={product} />
                ))}
              </ProductRow>
            ) : (
              <ErrorState title={failed('home.arrivals')} onRetry={reload} />
            )}
            <RecentlyViewed present={null} />
            <EditorialStrip root={data} />
          </>
        ) : null}
      </div>
    </div>
  )
}
