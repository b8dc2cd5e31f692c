import { graphql, useFragment } from 'react-relay/hooks'
import type { ProductHead_product$key } from '../__generated__/ProductHead_product.graphql'
import { pictureUrl } from '../design/pictureSources.ts'
import { useOrigin } from '../routing/OriginContext.tsx'
import { PageHead } from '../routing/PageHead.tsx'
import { useStorePath } from '../routing/useStorePath.ts'
import { PageAlternates } from '../stores/PageAlternates.tsx'
import { breadcrumbJsonLd } from './breadcrumbJsonLd.ts'
import { productJsonLd } from './productJsonLd.ts'
import { useVariantOffers } from './useVariantOffers.ts'

const PICTURE = { width: 1024, height: 1024 } as const

/** What a product's page says about itself to search engines and messengers. */
export function ProductHead({ product }: Readonly<{ product: ProductHead_product$key }>) {
  const data = useFragment(
    graphql`
      fragment ProductHead_product on Product {
        sku
        name
        urlPath
        brand
        summary
        media {
          path
        }
        price {
          final {
            amount
            currencyCode
          }
          specialUntil
        }
        stock {
          status
        }
        rating {
          average
          count
        }
        attributes {
          code
          value
        }
        alternates {
          ...PageAlternates_alternates
        }
        breadcrumbs {
          name
          link
          level
        }
        ... on ConfigurableProduct {
          ...useVariantOffers_product @alias(as: "configurable")
        }
      }
    `,
    product,
  )
  const origin = useOrigin()
  const toPath = useStorePath()
  const address = origin + toPath(`/${data.urlPath}`)
  const toPicture = (path: string) => origin + pictureUrl(path, PICTURE, 'jpg')
  const pictures = data.media.map(({ path }) => toPicture(path))
  const variants = useVariantOffers(data.configurable ?? null, { address, toPicture })
  const { amount, currencyCode } = data.price.final
  const { rating } = data
  const shelves = data.breadcrumbs.filter((crumb) => crumb.level > 1)
  return (
    <>
      <PageAlternates path={`/${data.urlPath}`} alternates={data.alternates} />
      <PageHead
        title={data.name}
        description={data.summary}
        canonicalPath={`/${data.urlPath}`}
        image={pictures[0]}
        jsonLd={[
          productJsonLd({
            sku: data.sku,
            name: data.name,
            brand: data.brand,
            description: data.summary,
            pictures,
            address,
            price: { amount, currencyCode },
            rating: rating ? { average: rating.average, count: rating.count } : null,
            isInStock: data.stock?.status !== 'OUT_OF_STOCK',
            until: data.price.specialUntil ?? null,
            attributes: data.attributes.map(({ code, value }) => ({ code, value })),
            variants,
          }),
          breadcrumbJsonLd([
            ...shelves.map(({ name, link }) => ({ name, address: origin + toPath(link) })),
            { name: data.name, address },
          ]),
        ]}
      />
    </>
  )
}
