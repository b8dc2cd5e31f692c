import { useIntl } from 'react-intl'
import type { usePiece_point$key } from '../__generated__/usePiece_point.graphql'
import { AddToCartButton } from '../cart/adding/AddToCartButton.tsx'
import { PriceBlock } from '../catalogue/price/PriceBlock.tsx'
import { buttonStyle } from '../design/buttonStyle.ts'
import { Picture } from '../design/pictures/Picture.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { StockNote } from '../stock/StockNote.tsx'
import { usePiece } from './usePiece.ts'
import styles from './PieceCard.module.css'

type Props = Readonly<{
  point: usePiece_point$key
  /** Number of the product in the picture. */
  number: number
  /** Number of units in the picture. */
  units: number
  /** Level of the heading. */
  heading: 'h2' | 'h3'
}>

/** Renders a product of a room: picture, name, price, and the way into the cart. */
export function PieceCard({ point, number, units, heading: Heading }: Props) {
  const intl = useIntl()
  const piece = usePiece(point)
  if (piece === null)
    return (
      <div className={styles.card}>
        <span className={styles.number}>{number}</span>
        <p>{intl.formatMessage({ id: 'rooms.gone' })}</p>
      </div>
    )
  const { product, variant, name, path, image, price, isExact, stock, state } = piece
  return (
    <div className={styles.card}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <Picture media={image} sizes="112px" isDecorative className={styles.picture ?? ''} />
      <div className={styles.text}>
        <Heading className={styles.name}>
          <StoreLink to={path}>{name}</StoreLink>
        </Heading>
        {units > 1 ? <p className={styles.units}>{intl.formatMessage({ id: 'rooms.units' }, { units })}</p> : null}
        <PriceBlock price={price} isExact={isExact} />
        <StockNote stock={stock} />
      </div>
      <div className={styles.action}>
        {state === 'buyable' ? (
          <AddToCartButton product={product} variant={variant} quantity={1} look="secondary" />
        ) : (
          <StoreLink to={path} className={buttonStyle('secondary')}>
            {intl.formatMessage({ id: state === 'soldOut' ? 'rooms.seeProduct' : 'rooms.choose' })}
          </StoreLink>
        )}
      </div>
    </div>
  )
}
