import { useId } from 'react'
import { useIntl } from 'react-intl'
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
} as const satisfies Record<keyof typeof SORTS, string>

/** Select of a list's order, kept in the address. Renders a form, so that it works without script. */
export function SortSelect({ address: { search, choose } }: Readonly<{ address: ListingAddress }>) {
  const intl = useIntl()
  const fieldId = useId()

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
          value={sortName(search) ?? ''}
          onChange={(event) => sortBy(event.target.value)}
        >
          <option value="">{intl.formatMessage({ id: 'catalogue.sortDefault' })}</option>
          {Object.entries(LABELS).map(([name, label]) => (
            <option key={name} value={name}>
              {intl.formatMessage({ id: label })}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={18} />
      </span>
      <noscript>
        <button type="submit" className={styles.submit}>
          {intl.formatMessage({ id: 'catalogue.sortApply' })}
        </button>
      </noscript>
    </form>
  )
}
