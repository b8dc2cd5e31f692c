import { constantSearch, searchCatalogue } from '../catalogueClient.ts'
import type { CatalogueSearch } from '../catalogueSearch.ts'
import type { PlatformScope } from '../../app/requestScope.ts'
import { ATTRIBUTES_MAX, ATTRIBUTE_LIST_SIZE, BLACKLISTED_ATTRIBUTES, SLOW_DATA_CACHE_MS } from '../limits.ts'
import { STALE_TEXTS_MAX_MS } from '../../rest/limits.ts'
import { readHexColor } from '../readHexColor.ts'
import { readCount, readFlag, readNumber, readSource, readSources, readText } from '../../parse/readValue.ts'

/** An attribute of products, with the names of its values. */
export type AttributeDocument = Readonly<{
  attributeId: string | null
  code: string
  label: string
  /** Label in the platform's default language; null if it does not send it. */
  defaultLabel: string | null
  /** The platform's kind of input: `select`, `price`; null if it does not say. */
  input: string | null
  position: number
  /** True if shoppers may see it; false for the platform's internal attributes. */
  isShown: boolean
  /** True if lists can be filtered by it. */
  isFilterable: boolean
  /** True if the attribute is a row of the product comparison. */
  isComparable: boolean
  /** True if the shop has defined it, false for one of the platform's own. */
  isUserDefined: boolean
  /** Options keyed by the platform's number of the value, in the platform's order. */
  options: ReadonlyMap<string, AttributeOption>
}>

export type AttributeOption = Readonly<{ label: string; swatch: string | null }>

/** All attributes by code. */
export type AttributeList = ReadonlyMap<string, AttributeDocument>

const decoded = new WeakMap<readonly unknown[], AttributeList>()

const searchFirst = constantSearch(listFrom(0))

/** Reads the attributes of the store's products, usually in one call. */
export async function readAttributes(scope: PlatformScope): Promise<AttributeList> {
  const first = await searchFirst(scope)
  const known = decoded.get(first.sources)
  if (known) return known
  const offsets = Array.from(
    { length: Math.ceil(Math.min(first.total, ATTRIBUTES_MAX) / ATTRIBUTE_LIST_SIZE) },
    (_list, index) => index * ATTRIBUTE_LIST_SIZE,
  )
  const others = await Promise.all(offsets.slice(1).map((offset) => searchCatalogue(scope, listFrom(offset))))
  const sources = [first, ...others].flatMap((list) => list.sources)
  const list = new Map(sources.flatMap(decodeAttribute).map((attribute) => [attribute.code, attribute]))
  // A single reply is shared by many requests; of several pages each may have changed.
  if (others.length === 0) decoded.set(first.sources, list)
  return list
}

function listFrom(offset: number): CatalogueSearch {
  return {
    entity: 'attribute',
    filters: [],
    sort: [{ field: 'attribute_id', options: 'asc' }],
    offset,
    size: ATTRIBUTE_LIST_SIZE,
    fields: null,
    cacheMs: SLOW_DATA_CACHE_MS,
    staleMs: STALE_TEXTS_MAX_MS,
  }
}

/** Decodes one attribute. Drops internal ones, and codes with a dot, which are paths into documents. */
export function decodeAttribute(source: unknown): AttributeDocument[] {
  const document = readSource(source)
  const code = readText(document.attribute_code)
  if (code === null || code.includes('.') || BLACKLISTED_ATTRIBUTES.has(code)) return []
  const isVisible = readFlag(document.is_visible) !== false
  const isUserDefined = readFlag(document.is_user_defined) !== false
  return [
    {
      attributeId: readText(document.attribute_id),
      code,
      label: readText(document.frontend_label) ?? readText(document.default_frontend_label) ?? code,
      defaultLabel: readText(document.default_frontend_label),
      input: readText(document.frontend_input),
      position: readNumber(document.position) ?? 0,
      isShown: isVisible && readFlag(document.is_visible_on_front) === true && isUserDefined,
      // 2 stands for "filterable, with values that nothing matches".
      isFilterable: [document.is_filterable, document.is_filterable_in_search].some(
        (flag) => readFlag(flag) === true || readCount(flag) === 2,
      ),
      isComparable: isVisible && readFlag(document.is_comparable) === true,
      isUserDefined,
      options: decodeOptions(document.options),
    },
  ]
}

/** Decodes the options of an attribute. Drops values without a label. */
function decodeOptions(value: unknown): ReadonlyMap<string, AttributeOption> {
  const options = readSources(value, ATTRIBUTES_MAX).flatMap((option) => {
    const key = readText(option.value)
    const label = readText(option.label)
    if (key === null || label === null) return []
    return [[key, { label, swatch: readHexColor(readSource(option.swatch).value) }] as const]
  })
  return new Map(options)
}
