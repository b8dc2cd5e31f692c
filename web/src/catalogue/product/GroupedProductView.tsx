import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GroupedProductView_product$key } from '../../__generated__/GroupedProductView_product.graphql'
import type { useProductBasics_product$key } from '../../__generated__/useProductBasics_product.graphql'
import { useAddProductsToCart } from '../../cart/adding/useAddProductsToCart.ts'
import { ScriptlessNote } from '../../layout/ScriptlessNote.tsx'
import { CreditHow } from '../../credit/CreditHow.tsx'
import { Button } from '../../design/Button.tsx'
import { ErrorState } from '../../design/ErrorState.tsx'
import type { MoneyValue } from '../../i18n/useMoney.ts'
import { GroupedItemRow } from '../options/GroupedItemRow.tsx'
import { type GroupUnits, groupTotal, unitsOf } from '../options/groupTotals.ts'
import { ProductFrame } from './ProductFrame.tsx'
import { ProductGallery } from '../gallery/ProductGallery.tsx'
import { Price } from '../../design/Price.tsx'
import { PurchasePrice } from '../price/PurchasePrice.tsx'
import { useProductBasics } from './useProductBasics.ts'
import styles from './GroupedProductView.module.css'

type Props = Readonly<{ basics: useProductBasics_product$key; product: GroupedProductView_product$key }>

/** Renders products that are shown together: a quantity for each, and one button that adds them all to the cart. */
export function GroupedProductView({ basics, product }: Props) {
  const { items } = useFragment(
    graphql`
      fragment GroupedProductView_product on GroupedProduct {
        items {
          defaultQuantity
          product {
            id
            price {
              final {
                amount
                currencyCode
              }
              credit {
                total {
                  amount
                }
              }
            }
            stock {
              status
              quantity
            }
            ...useAddProductsToCart_product
          }
          ...GroupedItemRow_item
        }
      }
    `,
    product,
  )
  const { name, media, price, keys } = useProductBasics(basics)
  const intl = useIntl()
  const addProducts = useAddProductsToCart()
  const [units, setUnits] = useState<GroupUnits>({})
  const [isBusy, setBusy] = useState(false)
  const rows = (items ?? []).map((item) => {
    const { id, price: own, stock } = item.product
    const { amount, currencyCode } = own.final
    const part = {
      id,
      money: { amount, currencyCode },
      defaultUnits: item.defaultQuantity,
      available: stock?.quantity ?? null,
      isSoldOut: stock?.status === 'OUT_OF_STOCK',
    }
    return { item, part, wanted: unitsOf(part, units) }
  })
  const parts = rows.map(({ part }) => part)
  const total = groupTotal(parts, units)
  const isLent = (items ?? []).some(({ product: part }) => part.price.credit?.total)
  const addAll = async () => {
    setBusy(true)
    await addProducts(
      rows.flatMap(({ item, wanted }) => (wanted > 0 ? [{ product: item.product, quantity: wanted }] : [])),
    )
    setBusy(false)
  }
  return (
    <ProductFrame product={keys} gallery={<ProductGallery media={media} name={name} />}>
      <PurchasePrice price={price} />
      {items ? (
        <section className={styles.items} aria-label={intl.formatMessage({ id: 'catalogue.parts' })}>
          {rows.map(({ item, part, wanted }) => (
            <GroupedItemRow
              key={part.id}
              item={item}
              units={wanted}
              onUnits={(next) => setUnits({ ...units, [part.id]: next })}
            />
          ))}
        </section>
      ) : (
        <ErrorState />
      )}
      {total && isLent ? <CreditHow key={total.amount} amount={total.amount} label="product.creditOfSum" /> : null}
      {items ? (
        <div className={styles.all} data-scripted>
          <GroupTotal total={total} isSoldOut={parts.every((part) => part.isSoldOut)} />
          <Button isFullWidth disabled={!total} isBusy={isBusy} onClick={() => void addAll()}>
            {intl.formatMessage({ id: 'product.addAll' })}
          </Button>
        </div>
      ) : null}
      <ScriptlessNote />
    </ProductFrame>
  )
}

type GroupTotalProps = Readonly<{ total: MoneyValue | null; isSoldOut: boolean }>

/** Price of all that is wanted of a group. */
function GroupTotal({ total, isSoldOut }: GroupTotalProps) {
  const intl = useIntl()
  return (
    <output className={styles.total}>
      {total ? (
        <>
          {intl.formatMessage({ id: 'product.allTotal' })} <Price money={total} />
        </>
      ) : (
        intl.formatMessage({ id: isSoldOut ? 'stock.outOfStock' : 'product.chooseParts' })
      )}
    </output>
  )
}
