import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AddRoom_room$key } from '../__generated__/AddRoom_room.graphql'
import { sumMoney } from '../catalogue/price/sumMoney.ts'
import { Button } from '../design/Button.tsx'
import { Price } from '../design/Price.tsx'
import { type PieceState, pieceState } from './pieceState.ts'
import { useAddPieces } from './useAddPieces.ts'
import styles from './AddRoom.module.css'

/** Renders the sum of the products of a room that can be bought at once, a button that adds them, and what it leaves out. */
export function AddRoom({ room }: Readonly<{ room: AddRoom_room$key }>) {
  const { points } = useFragment(
    graphql`
      fragment AddRoom_room on Room {
        points {
          quantity
          product {
            __typename
            name
            price {
              final {
                amount
                currencyCode
              }
            }
            stock {
              status
            }
            ... on SimpleProduct @alias(as: "simple") {
              customOptions {
                isRequired
              }
            }
            ...useAddPieces_product
          }
          variant {
            price {
              final {
                amount
                currencyCode
              }
            }
            stock {
              status
            }
            ...useAddPieces_variant
          }
        }
      }
    `,
    room,
  )
  const intl = useIntl()
  const addPieces = useAddPieces()
  const [isBusy, setBusy] = useState(false)
  const pieces = points.flatMap(({ quantity, product, variant }) => {
    if (!product) return []
    const { amount, currencyCode } = (variant ?? product).price.final
    const state = pieceState({
      typename: product.__typename,
      hasVariant: Boolean(variant),
      needsChoice: product.simple?.customOptions.some(({ isRequired }) => isRequired) ?? false,
      status: (variant ?? product).stock?.status ?? null,
    })
    return [{ product, variant: variant ?? null, quantity, money: { amount, currencyCode }, state }]
  })
  const buyable = pieces.filter(({ state }) => state === 'buyable')
  const left = pieces.filter(({ state }) => state !== 'buyable')
  const gone = points.length - pieces.length
  const sum = sumMoney(buyable.map(({ money, quantity }) => ({ money, times: quantity })))
  if (sum === null) return <p>{intl.formatMessage({ id: 'rooms.nothing' })}</p>
  const isWhole = buyable.length === points.length
  const count = buyable.reduce((total, { quantity }) => total + quantity, 0)
  const addAll = async () => {
    setBusy(true)
    await addPieces(buyable)
    setBusy(false)
  }
  return (
    <section className={styles.all} aria-label={intl.formatMessage({ id: 'rooms.whole' })}>
      <div className={styles.sum}>
        <p>{intl.formatMessage({ id: isWhole ? 'rooms.sumOfAll' : 'rooms.sumOfSome' }, { count })}</p>
        <Price money={sum} size="large" />
      </div>
      {isWhole ? null : <LeftPieces left={left.map(({ product: { name }, state }) => ({ name, state }))} gone={gone} />}
      <Button data-scripted isFullWidth isBusy={isBusy} onClick={() => void addAll()}>
        {intl.formatMessage({ id: isWhole ? 'rooms.addAll' : 'rooms.addSome' }, { count })}
      </Button>
    </section>
  )
}

type LeftProps = Readonly<{
  left: readonly Readonly<{ name: string; state: PieceState }>[]
  /** Number of pieces that are no longer sold. */
  gone: number
}>

/** Names the products of a room that the button leaves out, with the reason. */
function LeftPieces({ left, gone }: LeftProps) {
  const intl = useIntl()
  return (
    <ul className={styles.left}>
      {left.map(({ name, state }) => (
        <li key={name}>
          {intl.formatMessage({ id: state === 'soldOut' ? 'rooms.leftSoldOut' : 'rooms.leftToChoose' }, { name })}
        </li>
      ))}
      {gone > 0 ? <li>{intl.formatMessage({ id: 'rooms.leftGone' }, { count: gone })}</li> : null}
    </ul>
  )
}
