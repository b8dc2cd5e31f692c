import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { DeviceWishGridQuery } from '../../__generated__/DeviceWishGridQuery.graphql'
import { ProductCard } from '../../catalogue/cards/ProductCard.tsx'
import { ProductGrid } from '../../catalogue/listing/ProductGrid.tsx'
import { IconButton } from '../../design/IconButton.tsx'
import { VisuallyHidden } from '../../design/VisuallyHidden.tsx'
import { useStoredValue } from '../../device/useStoredValue.ts'
import wishListStyles from '../WishLists.module.css'
import { DEVICE_WISHES, hasWish, withoutWish } from './deviceWishes.ts'

/** Grid of the products saved on this device, newest first. Those no longer sold are marked. `attempt`: a new one refetches. */
export function DeviceWishGrid({ attempt }: Readonly<{ attempt: number }>) {
  const [wishes, update] = useStoredValue(DEVICE_WISHES)
  // The products are read once: removing one needs no request.
  const [asked] = useState(wishes)
  const { nodes } = useLazyLoadQuery<DeviceWishGridQuery>(
    graphql`
      query DeviceWishGridQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          ... on Product @alias(as: "product") {
            name
            ...ProductCard_product
          }
        }
      }
    `,
    { ids: asked.map(({ id }) => id) },
    { fetchPolicy: 'store-or-network', fetchKey: attempt },
  )
  const intl = useIntl()
  const removeButton = (sku: string, name: string) => (
    <IconButton
      icon="trash"
      className={wishListStyles.onPicture}
      label={intl.formatMessage({ id: 'wishlist.removeNamed' }, { name })}
      onClick={() => update((now) => withoutWish(now, sku))}
    />
  )
  return (
    <section>
      <h2>
        <VisuallyHidden>
          <FormattedMessage id="wishlist.items" />
        </VisuallyHidden>
      </h2>
      <ProductGrid>
        {asked.map(({ sku }, place) => {
          if (!hasWish(wishes, sku)) return null
          const product = nodes[place]?.product
          return product ? (
            <ProductCard key={sku} product={product} action={removeButton(sku, product.name)} />
          ) : (
            <div key={sku} className={wishListStyles.gone}>
              <p>
                <FormattedMessage id="wishlist.gone" values={{ sku }} />
              </p>
              {removeButton(sku, sku)}
            </div>
          )
        })}
      </ProductGrid>
    </section>
  )
}
