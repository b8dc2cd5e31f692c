import type { FormAttribute, FormAttributeInput } from '../__generated__/schemaTypes.ts'
import { type Source, readFlag, readNumber, readSource, readSources, readText } from '../parse/readValue.ts'
import type { PlatformScope } from '../app/requestScope.ts'
import { plainText } from '../parse/plainText.ts'
import { isNotOffered } from '../errors/isUpstreamError.ts'
import { CUSTOMER_RULES, addressRules, type FormRule } from './formAttributes.ts'
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

/** Returns the fields of the store's forms; empty if the platform replies 404 or 500. */
export async function readFormAttributes({
  upstream,
  store,
}: Pick<PlatformScope, 'upstream' | 'store'>): Promise<Forms> {
  try {
    const { customer, address } = readSource(await upstream.call('customerAttributes'))
    const rules = addressRules(store.countryCode)
    return { customer: decodeAttributes(customer, CUSTOMER_RULES), address: decodeAttributes(address, rules) }
  } catch (error) {
    if (isNotOffered(error)) return NOTHING
    throw error
  }
}

function decodeAttributes(list: unknown, rules: Rules): FormAttribute[] {
  return readSources(list, ATTRIBUTES_MAX).flatMap((source) => decodeAttribute(source, rules))
}

/** Merges a field's rules of both ends: a field is required if either requires it, and the narrower bound applies. */
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
