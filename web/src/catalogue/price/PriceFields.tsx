import { type KeyboardEvent, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PriceFields_bounds$key } from '../../__generated__/PriceFields_bounds.graphql'
import { Button } from '../../design/Button.tsx'
import { chooseRange } from '../filters/editFilters.ts'
import { PRICE_FROM, PRICE_TO, readFilter } from '../filters/filterAddress.ts'
import { priceRange } from '../filters/priceRange.ts'
import type { ListingAddress } from '../listing/useListingAddress.ts'
import { useRangeLabel } from '../filters/useRangeLabel.ts'
import styles from './PriceFields.module.css'

type Props = Readonly<{
  bounds: PriceFields_bounds$key
  address: ListingAddress
  /** Offered ranges: one of them is not shown as if it had been typed. */
  offered: readonly string[]
}>

/**
 * Renders two price fields, "from" and "to", of which one may be empty. The lowest and highest price of the list are
 * their hints.
 */
export function PriceFields({ bounds, address, offered }: Props) {
  const { lowest, highest } = useFragment(
    graphql`
      fragment PriceFields_bounds on PriceBounds {
        lowest {
          amount
        }
        highest {
          amount
        }
      }
    `,
    bounds,
  )
  const intl = useIntl()
  const { amount } = useRangeLabel()
  const id = useId()
  const fields = useRef<HTMLDivElement>(null)
  const range = readFilter(address.search, 'price')?.range ?? ''
  const [from = '', to = ''] = offered.includes(range) ? [] : range.split('-')
  const apply = () => {
    const [low, high] = [...(fields.current?.querySelectorAll('input') ?? [])].map((input) => input.value)
    address.choose((latest) => chooseRange(latest, 'price', priceRange(low ?? '', high ?? '')))
  }
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  const field = ({ name, label, value, hint }: Readonly<Record<'name' | 'label' | 'value' | 'hint', string>>) => (
    <div className={styles.field}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        key={value}
        id={`${id}-${name}`}
        className={styles.input}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={value}
        placeholder={hint}
        onKeyDown={applyOnEnter}
      />
    </div>
  )
  return (
    <div ref={fields} className={styles.fields}>
      {field({
        name: PRICE_FROM,
        label: intl.formatMessage({ id: 'listing.priceFrom' }),
        value: from === '0' ? '' : from,
        hint: amount(Math.floor(Number(lowest.amount))),
      })}
      {field({
        name: PRICE_TO,
        label: intl.formatMessage({ id: 'listing.priceTo' }),
        value: to === '*' ? '' : to,
        hint: amount(Math.ceil(Number(highest.amount))),
      })}
      <Button variant="secondary" onClick={apply}>
        {intl.formatMessage({ id: 'listing.applyPrice' })}
      </Button>
    </div>
  )
}
