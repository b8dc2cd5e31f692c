import { graphql, useFragment } from 'react-relay/hooks'
import type { ProductHead_product$data, ProductHead_product$key } from '../../__generated__/ProductHead_product.graphql'
import type { ProductHead_variant$key } from '../../__generated__/ProductHead_variant.graphql'
import { pictureUrl } from '../../design/pictures/pictureSources.ts'
import { TIME_ZONES } from '../../i18n/useFormatDate.ts'
import { useOrigin } from '../../routing/OriginContext.tsx'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { PageHead } from '../../routing/document/PageHead.tsx'
import { useStorePath } from '../../routing/useStorePath.ts'
import { PageAlternates } from '../../stores/PageAlternates.tsx'
import { breadcrumbJsonLd } from './breadcrumbJsonLd.ts'
import { type VariantFacts, productJsonLd } from './productJsonLd.ts'
import { useVariantOffers } from '../options/useVariantOffers.ts'

/** Only the server renders offers. */
const useOffers: typeof useVariantOffers = import.meta.env.SSR ? useVariantOffers : () => []
const PICTURE = { width: 1024, height: 1024 } as const

type Props = Readonly<{
  product: ProductHead_product$key
  /** Chosen variant: link previews show its picture. */
  variant?: ProductHead_variant$key | null | undefined
}>

const chosenFragment = graphql`
  fragment ProductHead_variant on ProductVariant {
    media {
      path
    }
  }
`

/** Renders the metadata of a product's page for search engines and link previews. */
export function ProductHead({ product, variant }: Props) {
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
  const chosen = useFragment(chosenFragment, variant ?? null)
  const origin = useOrigin()
  const { countryCode } = useStoreDefinition()
  const toPath = useStorePath()
  const address = origin + toPath(`/${data.urlPath}`)
  const toPicture = (path: string) => origin + pictureUrl(path, PICTURE, 'jpg')
  const [shown] = (chosen ?? data).media
  const variants = useOffers(data.configurable ?? null, { address, toPicture })
  return (
    <>
      <PageAlternates path={`/${data.urlPath}`} alternates={data.alternates} />
      <PageHead
        title={data.name}
        description={data.summary}
        canonicalPath={`/${data.urlPath}`}
        type="product"
        image={shown && toPicture(shown.path)}
        jsonLd={
          import.meta.env.SSR
            ? structuredData(data, {
                address,
                toPicture,
                variants,
                addressOf: (link) => origin + toPath(link),
                timeZone: TIME_ZONES[countryCode] ?? 'UTC',
              })
            : {}
        }
      />
    </>
  )
}

type Facts = Readonly<{
  address: string
  variants: readonly VariantFacts[]
  toPicture: (path: string) => string
  /** Absolute address of a link of the shop. */
  addressOf: (link: string) => string
  timeZone: string
}>

function structuredData(data: ProductHead_product$data, { address, variants, toPicture, addressOf, timeZone }: Facts) {
  const { sku, name, brand, summary, media, price, rating, stock, attributes, breadcrumbs } = data
  const { amount, currencyCode } = price.final
  const shelves = breadcrumbs.filter((crumb) => crumb.level > 1)
  return [
    productJsonLd({
      sku,
      name,
      brand,
      description: summary,
      pictures: media.map(({ path }) => toPicture(path)),
      address,
      price: { amount, currencyCode },
      rating: rating ? { average: rating.average, count: rating.count } : null,
      isInStock: stock?.status !== 'OUT_OF_STOCK',
      until: price.specialUntil ?? null,
      attributes: attributes.map(({ code, value }) => ({ code, value })),
      variants,
      timeZone,
    }),
    breadcrumbJsonLd([
      ...shelves.map((shelf) => ({ name: shelf.name, address: addressOf(shelf.link) })),
      { name, address },
    ]),
  ]
}
