import type { Guarantee, GuaranteeContact, GuaranteeKind, GuaranteeProvider } from '../__generated__/schemaTypes.ts'
import { type Source, readSource, readSources, readText } from '../parse/readValue.ts'
import { plainText } from '../parse/plainText.ts'
import { GUARANTEE_PROVIDERS_MAX, GUARANTEE_TEXT_MAX_CHARACTERS } from './limits.ts'

/** Platform's label for no guarantee, also used for a product without data. */
const NONE = 'Ninguno'
const EMAIL = /^[\w.+-]+@[\w.-]+$/
/** Pattern of a telephone number: digits and separators only, without codes that a telephone would execute. */
const PHONE = /^\+?[\d\s().-]{4,}$/

/** Decodes the guarantee of a product from `tipo_garantia` and `proveedores`. */
export function decodeGuarantee(value: unknown): Guarantee {
  const { tipo_garantia: type, proveedores } = readSource(value)
  const label = words(type) ?? NONE
  const providers = readSources(proveedores, GUARANTEE_PROVIDERS_MAX).flatMap(decodeProvider)
  return { kind: kindOf(label, providers), label, providers }
}

/**
 * Returns the kind of a guarantee. Labels differ between platforms: a reply that names a provider means the
 * manufacturer's guarantee.
 */
function kindOf(label: string, { length }: readonly GuaranteeProvider[]): GuaranteeKind {
  if (label.toLowerCase() === NONE.toLowerCase()) return 'NONE'
  return length > 0 ? 'PROVIDER' : 'STORE'
}

function decodeProvider({ nombre, telefono, correo, horario }: Source): GuaranteeProvider[] {
  const name = words(nombre)
  if (name === null) return []
  return [{ name, phone: matching(PHONE, telefono), email: matching(EMAIL, correo), hours: words(horario) }]
}

/** Decodes the data that a manufacturer requires from a buyer. */
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
