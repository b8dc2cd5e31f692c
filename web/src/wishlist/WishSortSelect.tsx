import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { SelectField } from '../design/SelectField.tsx'
import { WISH_SORTS, readWishSort } from './sortWishes.ts'

/** The order of a list. It stays in the address, and is not a page to go back to. */
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
