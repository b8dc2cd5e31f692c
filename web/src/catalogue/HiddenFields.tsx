import { fromItsStart } from './editFilters.ts'
import { PRICE_FROM, PRICE_TO } from './filterAddress.ts'

type Props = Readonly<{
  search: URLSearchParams
  /** Names that the form around has fields for. */
  without: readonly string[]
}>

/**
 * What an address says already, for a form that is sent without script and would forget it. Only for that: a kept page
 * was drawn for an address in another order and without its campaign, which a browser with script must not stumble over.
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
