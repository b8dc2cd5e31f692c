import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { SelectField } from '../design/forms/SelectField.tsx'
import { WISH_SORTS, readWishSort } from './sortWishes.ts'

/** Select field for the order of a list. Stored in the address, without a new history entry. */
export function WishSortSelect() {
  const intl = useIntl()
  const [search, setSearch] = useSearchParams()
  return (
    <SelectField
      label={intl.formatMessage({ id: 'wishlist.sort' })}
      value={readWishSort(search)}
      onChange={(event) => setSearch({ sort: event.target.value }, { replace: true, preventScrollReset: true })}
    >
      {WISH_SORTS.map((sort) => (
        <option key={sort} value={sort}>
          {intl.formatMessage({ id: `wishlist.sort${sort}` })}
        </option>
      ))}
    </SelectField>
  )
}
