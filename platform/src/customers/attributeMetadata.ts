import { fieldsOf, listOf, numberOf } from '../parse/fields.ts'
import { type Text, languageOf, text } from '../language.ts'
import { ADDRESS_TEXTS, type AddressText, DIRECTION_NAMES, PERSONAL_TEXT_NAMES } from '../checkout/addressTexts.ts'
import type { StoreDefinition } from '../stores.ts'
import { AddressBody, AttributeValue, CreateBody } from './customerBody.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits.ts'

type Input = 'text' | 'email' | 'password' | 'date' | 'multiline' | 'select' | 'boolean'
type Field = Readonly<{ code: string; label: Text; input?: Input; isFixed?: boolean }>
type Body = Readonly<{ properties: Readonly<Record<string, unknown>>; required: readonly string[] }>

const CUSTOMER: readonly Field[] = [
  { code: 'email', label: text('Correo electrónico', 'E-Mail-Adresse', 'Indirizzo e-mail'), input: 'email' },
  { code: 'firstname', label: text('Nombre', 'Vorname', 'Nome') },
  { code: 'lastname', label: text('Apellido paterno', 'Nachname', 'Cognome') },
  { code: 'mothers_name', label: text('Apellido materno', 'Zweiter Nachname', 'Secondo cognome') },
  { code: 'dob', label: text('Fecha de nacimiento', 'Geburtsdatum', 'Data di nascita'), input: 'date', isFixed: true },
  { code: 'password', label: text('Contraseña', 'Passwort', 'Password'), input: 'password' },
]
const ADDRESS: readonly Field[] = [
  { code: 'firstname', label: text('Nombre', 'Vorname', 'Nome') },
  { code: 'lastname', label: text('Apellido paterno', 'Nachname', 'Cognome') },
  ...PERSONAL_TEXT_NAMES.map(fieldOf),
  { code: 'street', label: text('Calle y número', 'Straße und Hausnummer', 'Via e numero civico'), input: 'multiline' },
  { code: 'city', label: text('Ciudad o municipio', 'Ort', 'Città') },
  { code: 'region', label: text('Estado', 'Bundesland', 'Regione'), input: 'select' },
  { code: 'postcode', label: text('Código postal', 'Postleitzahl', 'CAP') },
  { code: 'country_id', label: text('País', 'Land', 'Paese'), input: 'select' },
  { code: 'telephone', label: text('Teléfono', 'Telefon', 'Telefono') },
  ...DIRECTION_NAMES.map(fieldOf),
  { code: 'default_billing', label: text('Usar para facturas', 'Für Rechnungen', 'Per le fatture'), input: 'boolean' },
  {
    code: 'default_shipping',
    label: text('Usar para entregas', 'Für Lieferungen', 'Per le consegne'),
    input: 'boolean',
  },
]

function fieldOf(code: AddressText): Field {
  return { code, label: ADDRESS_TEXTS[code].label }
}

const PASSWORD = { min_length: PASSWORD_MIN_LENGTH, max_length: PASSWORD_MAX_LENGTH, multiline_count: null }

/**
 * Returns the attributes of a customer and of an address, with labels in a store's language. Which are required, their
 * bounds and whether they can change come from the schemas of the request bodies.
 */
export function attributeMetadata({ language }: StoreDefinition) {
  const spoken = languageOf(language)
  const { customer } = CreateBody.properties
  const created: Body = {
    properties: { ...customer.properties, mothers_name: AttributeValue, password: CreateBody.properties.password },
    required: [...customer.required, ...CreateBody.required],
  }
  const show = ({ properties, required }: Body) =>
    function attribute({ code, label, input = 'text', isFixed = false }: Field) {
      return {
        attribute_code: code,
        frontend_label: label[spoken],
        frontend_input: input,
        is_required: required.includes(code),
        ...(input === 'password' ? PASSWORD : boundsOf(properties[code])),
        is_editable: !isFixed,
      }
    }
  return { customer: CUSTOMER.map(show(created)), address: ADDRESS.map(show(AddressBody)) }
}

/** Characters that a text may have, and lines where there are several. */
function boundsOf(schema: unknown): Readonly<Record<'min_length' | 'max_length' | 'multiline_count', number | null>> {
  const { anyOf, items, minLength, maxLength, maxItems } = fieldsOf(schema)
  const inner = items ?? listOf(anyOf).find((one) => fieldsOf(one).type === 'string')
  if (inner) return { ...boundsOf(inner), multiline_count: numberOf(maxItems) }
  return { min_length: numberOf(minLength), max_length: numberOf(maxLength), multiline_count: null }
}
