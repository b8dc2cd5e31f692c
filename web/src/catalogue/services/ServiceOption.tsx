import { useEffect, useEffectEvent, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ServiceOption_product$key } from '../../__generated__/ServiceOption_product.graphql'
import { Checkbox } from '../../design/forms/Checkbox.tsx'
import { useMoney } from '../../i18n/useMoney.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import styles from './ServiceChoice.module.css'

type Props = Readonly<{
  product: ServiceOption_product$key
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}>

/** Checkbox of one service: its name and price, one line about it and a link to its page. */
export function ServiceOption({ product, isChosen, onChoose }: Props) {
  const { name, urlPath, summary, price, stock } = useFragment(
    graphql`
      fragment ServiceOption_product on Product {
        name
        urlPath
        summary
        price {
          final {
            amount
            currencyCode
          }
        }
        stock {
          status
        }
      }
    `,
    product,
  )
  const intl = useIntl()
  const money = useMoney()
  const box = useRef<HTMLInputElement>(null)
  // The server has rendered the checkbox: it may have been pressed before this code was there.
  const adopt = useEffectEvent(() => {
    if (box.current?.checked && !isChosen) onChoose(true)
  })
  useEffect(() => adopt(), [])
  const isSoldOut = stock?.status === 'OUT_OF_STOCK'
  const { amount, currencyCode } = price.final
  return (
    <li className={styles.option}>
      <Checkbox
        ref={box}
        checked={isChosen && !isSoldOut}
        disabled={isSoldOut}
        onChange={(event) => onChoose(event.target.checked)}
        label={
          <span className={styles.label}>
            <span className={styles.name}>{name}</span>
            <span className={styles.price}>
              {isSoldOut ? intl.formatMessage({ id: 'services.soldOut' }) : money({ amount, currencyCode }, true)}
            </span>
          </span>
        }
      />
      <p className={styles.about}>
        <span>{summary} </span>
        <StoreLink
          to={`/${urlPath}`}
          className={styles.more}
          aria-label={intl.formatMessage({ id: 'services.aboutNamed' }, { name })}
        >
          <FormattedMessage id="services.about" />
        </StoreLink>
      </p>
    </li>
  )
}
