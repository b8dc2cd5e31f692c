import { tabTexts } from '../../device/textStorage.ts'
import { readFilter, readFilters } from './filterAddress.ts'

const KEY = 'hogar:carried-filters'

/**
 * Notes the filters of a list for that of another store, before its page opens: filters that it does not know leave
 * its address.
 *
 * @param address of the list in the other store
 * @param search query of the present address
 */
export function noteCarriedFilters(address: string, search: string): void {
  const [path = ''] = address.split('?')
  if (readFilters(new URLSearchParams(search))) tabTexts.setItem(KEY, path + search)
}

/** Returns true when filters were carried to this list and its address lacks some of them. True once. */
export function takeLostFilters(pathname: string, search: URLSearchParams): boolean {
  const noted = tabTexts.getItem(KEY)
  if (noted === null) return false
  tabTexts.removeItem(KEY)
  const [path, carried] = noted.split('?')
  if (path !== pathname) return false
  return (readFilters(new URLSearchParams(carried)) ?? []).some(({ attribute, in: values, range }) => {
    const left = readFilter(search, attribute)
    return range ? left?.range !== range : values?.some((value) => !left?.in?.includes(value))
  })
}
