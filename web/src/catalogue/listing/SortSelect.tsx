import { useId } from 'react'
import { useIntl } from 'react-intl'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { Icon } from '../../design/Icon.tsx'
import { fromItsStart } from '../filters/editFilters.ts'
import { HiddenFields } from '../filters/HiddenFields.tsx'
import { SORTS, sortName } from './listingAddress.ts'
import type { ListingAddress } from './useListingAddress.ts'
import styles from './SortSelect.module.css'

const LABELS = {
  newest: 'catalogue.sortNewest',
  'price-low': 'catalogue.sortPriceLow',
  'price-high': 'catalogue.sortPriceHigh',
  discount: 'catalogue.sortDiscount',
  rating: 'catalogue.sortRating',
  weekly: 'catalogue.sortWeekly',
} as const satisfies Record<keyof typeof SORTS, string>

type SortSelectProps = Readonly<{
  address: ListingAddress
  /** True for a list with products on credit: they can be ordered by their weekly payment. */
  isLent: boolean
}>

/** Select of a list's order, kept in the address. Renders a form, so that it works without script. */
export function SortSelect({ address: { search, choose }, isLent }: SortSelectProps) {
  const intl = useIntl()
  const fieldId = useId()
  const chosen = sortName(search)

  const sortBy = (name: string) =>
    choose((latest) => {
      const next = fromItsStart(latest)
      if (name === '') next.delete('sort')
      else next.set('sort', name)
      return next
    })
  return (
    <form className={styles.form} method="get" onSubmit={(event) => event.preventDefault()}>
      <HiddenFields search={search} without={['sort']} />
      <label className={styles.label} htmlFor={fieldId}>
        {intl.formatMessage({ id: 'catalogue.sort' })}
      </label>
      <span className={styles.frame}>
        <select
          id={fieldId}
          name="sort"
          className={styles.select}
          value={chosen ?? ''}
          onChange={(event) => sortBy(event.target.value)}
        >
          <option value="">{intl.formatMessage({ id: 'catalogue.sortDefault' })}</option>
          {Object.entries(LABELS).map(([name, label]) =>
            name === 'weekly' && !isLent && name !== chosen ? null : (
              <option key={name} value={name}>
                {intl.formatMessage({ id: label })}
              </option>
            ),
          )}
        </select>
        <Icon name="chevronDown" size={18} />
      </span>
      <noscript>
        <button type="submit" className={buttonStyle('secondary')}>
          {intl.formatMessage({ id: 'catalogue.sortApply' })}
        </button>
      </noscript>
    </form>
  )
}
