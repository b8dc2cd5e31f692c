import type { Guarantee, GuaranteeContact, GuaranteeKind, GuaranteeProvider } from '../__generated__/resolverTypes.ts'
import { type Source, readSource, readSources, readText } from '../catalogue/readValue.ts'
import { plainText } from '../content/plainText.ts'
import { GUARANTEE_PROVIDERS_MAX, GUARANTEE_TEXT_MAX_CHARACTERS } from './limits.ts'

/** The platform's word for no guarantee, which is also the one of a product that it says nothing of. */
const NONE = 'Ninguno'
const EMAIL = /^[\w.+-]+@[\w.-]+$/
/** Digits with what stands between them: nothing that a telephone could run. */
const PHONE = /^\+?[\d\s().-]{4,}$/

/** Who answers for a product, of `tipo_garantia` and `proveedores`. */
export function decodeGuarantee(value: unknown): Guarantee {
  const { tipo_garantia: type, proveedores } = readSource(value)
  const label = words(type) ?? NONE
  const providers = readSources(proveedores, GUARANTEE_PROVIDERS_MAX).flatMap(decodeProvider)
  return { kind: kindOf(label, providers), label, providers }
}

/** Platforms have words of their own: whoever names a maker means the maker's guarantee. */
function kindOf(label: string, { length }: readonly GuaranteeProvider[]): GuaranteeKind {
  if (label.toLowerCase() === NONE.toLowerCase()) return 'NONE'
  return length > 0 ? 'PROVIDER' : 'STORE'
}

function decodeProvider({ nombre, telefono, correo, horario }: Source): GuaranteeProvider[] {
  const name = words(nombre)
  if (name === null) return []
  return [{ name, phone: matching(PHONE, telefono), email: matching(EMAIL, correo), hours: words(horario) }]
}

/** What a maker asks a buyer for. */
export function decodeGuaranteeContact(value: unknown): GuaranteeContact {
  const { account, client, movement, phone, contact_method: method } = readSource(value)
  const reached = readText(method)?.toLowerCase()
  return {
    account: words(account),
    client: words(client),
    movement: words(movement),
    phone: matching(PHONE, phone),
    contactMethod: reached === 'telefono' || reached === 'teléfono' ? 'PHONE' : reached === 'correo' ? 'EMAIL' : null,
  }
}

function words(value: unknown): string | null {
  const text = readText(value, GUARANTEE_TEXT_MAX_CHARACTERS)
  return text === null ? null : plainText(text, GUARANTEE_TEXT_MAX_CHARACTERS)
}

function matching(form: RegExp, value: unknown): string | null {
  const text = words(value)
  return text !== null && form.test(text) ? text : null
}
