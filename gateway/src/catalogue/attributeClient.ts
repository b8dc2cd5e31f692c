import { type PlatformScope, searchCatalogue } from './catalogueClient.ts'
import { ATTRIBUTES_MAX, SLOW_DATA_CACHE_MS } from './limits.ts'
import { readHexColor } from './readHexColor.ts'
import { readFlag, readNumber, readSource, readSources, readText } from './readValue.ts'

/** An attribute of products, with the names of its values. */
export type AttributeDocument = Readonly<{
  attributeId: string | null
  code: string
  label: string
  position: number
  /** For shoppers to compare, not for the platform's bookkeeping. */
  isShown: boolean
  options: ReadonlyMap<string, Readonly<{ label: string; swatch: string | null }>>
}>

/** All attributes by code. */
export type AttributeList = ReadonlyMap<string, AttributeDocument>

const decoded = new WeakMap<readonly unknown[], AttributeList>()

/** The attributes of the store's products, in one call. */
export async function readAttributes(scope: PlatformScope): Promise<AttributeList> {
  const { sources } = await searchCatalogue(scope, {
    entity: 'attribute',
    filters: [],
    sort: [{ field: 'attribute_id', options: 'asc' }],
    size: ATTRIBUTES_MAX,
    fields: null,
    cacheMs: SLOW_DATA_CACHE_MS,
  })
  const known = decoded.get(sources)
  if (known) return known
  const list = new Map(sources.flatMap(decodeAttribute).map((attribute) => [attribute.code, attribute]))
  decoded.set(sources, list)
  return list
}

/** Codes with a dot are paths into documents, no attributes of their own. */
function decodeAttribute(source: unknown): AttributeDocument[] {
  const document = readSource(source)
  const code = readText(document.attribute_code)
  if (code === null || code.includes('.')) return []
  const options = readSources(document.options, ATTRIBUTES_MAX).flatMap((option) => {
    const value = readText(option.value)
    const label = readText(option.label)
    if (value === null || label === null) return []
    return [[value, { label, swatch: readHexColor(readSource(option.swatch).value) }] as const]
  })
  const isShown = readFlag(document.is_visible_on_front) === true && readFlag(document.is_visible) !== false
  return [
    {
      attributeId: readText(document.attribute_id),
      code,
      label: readText(document.frontend_label) ?? readText(document.default_frontend_label) ?? code,
      position: readNumber(document.position) ?? 0,
      isShown,
      options: new Map(options),
    },
  ]
}
