import { regionsOf } from '@hogar/schema/regions.ts'
import type { FormAttribute, FormAttributeInput } from '../__generated__/resolverTypes.ts'
import { type Source, readFlag, readNumber, readSource, readSources, readText } from '../catalogue/readValue.ts'
import type { PlatformScope } from '../catalogue/catalogueClient.ts'
import { plainText } from '../content/plainText.ts'
import { isNotOffered } from '../upstream/isUpstreamError.ts'
import { ADDRESS_RULES, CUSTOMER_RULES, type FormRule } from './formAttributes.ts'
import { ATTRIBUTES_MAX, ATTRIBUTE_LABEL_MAX_CHARACTERS } from './limits.ts'

type Forms = Readonly<Record<'customer' | 'address', readonly FormAttribute[]>>
type Rules = Readonly<Record<string, FormRule>>

const NOTHING: Forms = { customer: [], address: [] }
const INPUTS: Readonly<Record<string, FormAttributeInput>> = {
  email: 'EMAIL',
  password: 'PASSWORD',
  date: 'DATE',
  multiline: 'MULTILINE',
  select: 'SELECT',
  boolean: 'BOOLEAN',
}

/** Which fields the forms of the store have; none where the platform answers with 404 or 500. */
export async function readFormAttributes({
  upstream,
  store,
}: Pick<PlatformScope, 'upstream' | 'store'>): Promise<Forms> {
  try {
    const { customer, address } = readSource(await upstream.call('customerAttributes'))
    const region = ADDRESS_RULES['region'] ?? { field: 'regionCode', isRequired: false }
    const rules = { ...ADDRESS_RULES, region: { ...region, isRequired: regionsOf(store.countryCode).length > 0 } }
    return { customer: decodeAttributes(customer, CUSTOMER_RULES), address: decodeAttributes(address, rules) }
  } catch (error) {
    if (isNotOffered(error)) return NOTHING
    throw error
  }
}

function decodeAttributes(list: unknown, rules: Rules): FormAttribute[] {
  return readSources(list, ATTRIBUTES_MAX).flatMap((source) => decodeAttribute(source, rules))
}

/** Both ends check what is given: what either requires is required, and the narrower bound counts. */
function decodeAttribute(source: Source, rules: Rules): FormAttribute[] {
  const [code, told] = [readText(source['attribute_code']), readText(source['frontend_label'])]
  const label = told === null ? null : plainText(told, ATTRIBUTE_LABEL_MAX_CHARACTERS)
  if (code === null || label === null) return []
  const rule = Object.hasOwn(rules, code) ? rules[code] : undefined
  return [
    {
      code,
      field: rule?.field ?? null,
      label,
      isRequired: rule?.isRequired === true || readFlag(source['is_required']) === true,
      minLength: bound(Math.max, rule?.minLength, source['min_length']),
      maxLength: bound(Math.min, rule?.maxLength, source['max_length']),
      lines: bound(Math.min, rule?.lines, source['multiline_count']),
      input: INPUTS[readText(source['frontend_input']) ?? ''] ?? 'TEXT',
      isChangeable: rule !== undefined && readFlag(source['is_editable']) !== false,
    },
  ]
}

function bound(narrower: (...bounds: number[]) => number, own: number | undefined, theirs: unknown): number | null {
  const known = [own, readNumber(theirs)].flatMap((number) => number ?? [])
  return known.length === 0 ? null : narrower(...known)
}
