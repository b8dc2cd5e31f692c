import { fromItsStart } from './editFilters.ts'
import { PRICE_FROM, PRICE_TO } from './filterAddress.ts'

type Props = Readonly<{
  search: URLSearchParams
  /** Names of fields in the surrounding form. */
  without: readonly string[]
}>

/**
 * Renders the parameters of an address as hidden fields, for a form that is submitted without script and would lose
 * them. Inside `noscript`: a cached page was rendered for an address in another order and without its campaign, and
 * hydration would report the difference.
 */
export function HiddenFields({ search, without }: Props) {
  const own = new Set(without.includes('price') ? [...without, PRICE_FROM, PRICE_TO] : without)
  return (
    <noscript>
      {[...fromItsStart(search)].map(([name, value]) =>
        own.has(name) ? null : <input key={`${name}=${value}`} type="hidden" name={name} value={value} />,
      )}
    </noscript>
  )
}
