import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { sumMoney } from '../../catalogue/price/sumMoney.ts'
import { Picture } from '../../design/pictures/Picture.tsx'
import { useMoney } from '../../i18n/useMoney.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import styles from './SharedCartRow.module.css'
import type { SharedCartRow_line$key } from '../../__generated__/SharedCartRow_line.graphql'

type SharedCartRowProps = Readonly<{
  line: SharedCartRow_line$key
  /** False if the product is no longer sold. */
  isBuyable: boolean
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}>

/** Row of a shared cart: product, today's price and a checkbox. */
export function SharedCartRow({ line: key, isBuyable, isChosen, onChoose }: SharedCartRowProps) {
  const line = useFragment(
    graphql`
      fragment SharedCartRow_line on SharedCartLine {
        sku
        quantity
        name
        unitPrice {
          amount
          currencyCode
        }
        options {
          label
          value
        }
        product {
          urlPath
          media {
            ...Picture_media
          }
        }
        variant {
          media {
            ...Picture_media
          }
        }
      }
    `,
    key,
  )
  const intl = useIntl()
  const formatMoney = useMoney()
  const boxId = useId()
  const { sku, quantity, unitPrice, options, product, variant } = line
  const name = line.name ?? sku
  const media = variant?.media[0] ?? product?.media[0]
  const unit = unitPrice ? { amount: unitPrice.amount, currencyCode: unitPrice.currencyCode } : null
  const row = unit ? sumMoney([{ money: unit, times: quantity }]) : null
  return (
    <li className={styles.row}>
      <label className={styles.choose} htmlFor={boxId}>
        <input
          id={boxId}
          type="checkbox"
          className={styles.box}
          checked={isChosen}
          disabled={!isBuyable}
          aria-label={intl.formatMessage({ id: 'sharedCart.choose' }, { name })}
          onChange={(event) => onChoose(event.target.checked)}
        />
      </label>
      <div className={styles.picture}>{media ? <Picture media={media} sizes="112px" isDecorative /> : null}</div>
      <div className={styles.text}>
        <p className={styles.name}>
          {product ? (
            <StoreLink to={`/${product.urlPath}${variant ? `?childSku=${encodeURIComponent(sku)}` : ''}`}>
              {name}
            </StoreLink>
          ) : (
            name
          )}
        </p>
        {options.length > 0 ? (
          <p className={styles.note}>{options.map(({ label, value }) => `${label}: ${value}`).join(' · ')}</p>
        ) : null}
        <p className={styles.note}>
          {isBuyable && unit ? (
            <FormattedMessage id="cartPage.quantityTimesPrice" values={{ quantity, price: formatMoney(unit) }} />
          ) : (
            <FormattedMessage id="sharedCart.noLonger" />
          )}
        </p>
      </div>
      {isBuyable && row ? <p className={styles.total}>{formatMoney(row)}</p> : null}
    </li>
  )
}
