import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { Icon } from '../design/Icon.tsx'
import { SORTS, sortName } from './listingAddress.ts'
import styles from './SortSelect.module.css'

const LABELS = {
  newest: 'catalogue.sortNewest',
  'price-low': 'catalogue.sortPriceLow',
  'price-high': 'catalogue.sortPriceHigh',
  discount: 'catalogue.sortDiscount',
} as const satisfies Record<keyof typeof SORTS, string>

/** The order of a list, kept in the address. A form, so that it works without script. */
export function SortSelect() {
  const intl = useIntl()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const fieldId = useId()
  const term = search.get('q')

  const sortBy = (name: string) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    next.delete('after')
    if (name === '') next.delete('sort')
    else next.set('sort', name)
    void navigate({ pathname, search: next.toString() }, { preventScrollReset: true })
  }
  return (
    <form className={styles.form} method="get">
      {term === null ? null : <input type="hidden" name="q" value={term} />}
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
