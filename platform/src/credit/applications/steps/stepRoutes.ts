import { Type } from 'typebox'
import type { App } from '../../../http/createApp.ts'
import { success } from '../../../http/envelope.ts'
import { AmountField } from '../../creditAmount.ts'
import { FrequencyField, MonthsField, StoreQuery } from '../../requestFields.ts'
import { refuseOtherStores } from '../../requireCreditStore.ts'
import { homeMaximum } from '../applicant/openDraft.ts'
import { addYears, dayOf } from '../../calendar/calendar.ts'
import { ApplicationBody, type ApplicationParts, KEY_REFUSALS, changeDraft } from '../applicationParts.ts'
import { fieldRefusal } from '../applicationRefusal.ts'
import { CONSENT_YEARS, FIELD_MAX_CHARACTERS } from '../limits.ts'
import { readAddress, readAddressAge, readReference } from './addressStep.ts'
import { requireAskable, requireOffer, requireOrdered } from './offerStep.ts'

const tags = ['credit']
const Line = Type.String({ maxLength: FIELD_MAX_CHARACTERS })
const OptionalLine = Type.Optional(Line)
const DetailsBody = Type.Object({
  ...ApplicationBody.properties,
  monto: AmountField,
  meses: MonthsField,
  tipo_de_abono: FrequencyField,
})
const AddressBody = Type.Object({
  ...ApplicationBody.properties,
  calle: Line,
  numero: Line,
  interior: OptionalLine,
  colonia: Line,
  cp: Line,
  municipio: Line,
  estado: OptionalLine,
  entre_calles: OptionalLine,
  antiguedad: Line,
})
const Reference = Type.Object({
  parentesco: Line,
  nombres: OptionalLine,
  apellido_paterno: OptionalLine,
  apellido_materno: OptionalLine,
  telefono: OptionalLine,
  calle: Line,
  numero: Line,
  cp: Line,
})
const ReferencesBody = Type.Object({
  ...ApplicationBody.properties,
  referencias: Type.Array(Reference, { minItems: 1, maxItems: 1 }),
})
const ConsentBody = Type.Object({
  ...ApplicationBody.properties,
  consulta_historial: Type.Boolean(),
  aviso_privacidad: Type.Boolean(),
  version: Type.String({ minLength: 1, maxLength: 40, description: 'version of the texts that are agreed to' }),
})

/** Routes of the steps of a draft: offer, address, reference, consent. */
export function registerStepRoutes(app: App, parts: ApplicationParts): void {
  registerOfferStep(app, parts)
  const preValidation = refuseOtherStores
  const address = {
    tags,
    summary: 'Set the address of an applicant',
    description: `\`estado\` follows from the postal code. Refuses with \`postcode\`, \`coverage\`, \`address\`, or
\`sameAddress\` where the reference lives there. ${KEY_REFUSALS}`,
    querystring: StoreQuery,
    body: AddressBody,
  }
  app.post('/api/ext/set_address', { schema: address, preValidation }, async ({ body }) =>
    success(
      await changeDraft(parts, body, async ({ personal, steps }) => ({
        personal: { ...personal, address: readAddress(body, personal) },
        steps: { ...steps, addressAge: readAddressAge(body.antiguedad) },
        answer: true,
      })),
    ),
  )
  const references = {
    tags,
    summary: 'Set the reference of an applicant',
    description: `Refuses with \`kinship\`, \`name\`, \`telephone\`, \`postcode\`, \`address\`, \`samePhone\`, or
\`sameAddress\` for one who lives with the applicant. ${KEY_REFUSALS}`,
    querystring: StoreQuery,
    body: ReferencesBody,
  }
  app.post('/api/ext/set_user_references', { schema: references, preValidation }, async ({ body }) =>
    success(
      await changeDraft(parts, body, async ({ personal }) => {
        const [typed] = body.referencias
        return { personal: typed ? { ...personal, reference: readReference(typed, personal) } : personal, answer: true }
      }),
    ),
  )
  const consent = {
    tags,
    summary: 'Agree to the reading of the credit history',
    description: `Returns the last day of the consent, ${CONSENT_YEARS} years from now. Refuses with \`consent\` where
one of the two is false. ${KEY_REFUSALS}`,
    querystring: StoreQuery,
    body: ConsentBody,
  }
  app.post('/api/ext/set_file_authorization', { schema: consent, preValidation }, async ({ body }) => {
    const agreed = [body.consulta_historial, body.aviso_privacidad]
    const field = body.consulta_historial ? 'aviso_privacidad' : 'consulta_historial'
    if (agreed.includes(false)) throw fieldRefusal({ reason: 'consent', field, message: `${field} must be true` })
    const until = await changeDraft(parts, body, async ({ steps }, _transaction, now) => {
      const day = addYears(dayOf(now), CONSENT_YEARS)
      return { row: { consent_until: day }, steps: { ...steps, consentVersion: body.version }, answer: day }
    })
    return success({ autorizado_hasta: until })
  })
}

function registerOfferStep(app: App, parts: ApplicationParts): void {
  const details = {
    tags,
    summary: 'Choose the offer of an application',
    description: `Returns the row of \`all_items_credits\`; \`oferta\` is its hash, which sending names. Refuses with
\`amount\` or \`term\`. ${KEY_REFUSALS}`,
    querystring: StoreQuery,
    body: DetailsBody,
  }
  app.post('/api/ext/set_user_details', { schema: details, preValidation: refuseOtherStores }, async ({ body }) =>
    success(
      await changeDraft(parts, body, async ({ row, steps }, transaction, now) => {
        const home =
          row.account_id === null ? null : await parts.homeCustomers.byAccount(transaction, row.account_id, now)
        const asked = { product: row.kind, customer: row.customer_kind } as const
        const amount =
          row.order_number === null
            ? requireAskable(body.monto, { ...asked, maximum: home && homeMaximum(home) })
            : requireOrdered(body.monto, row.amount)
        const terms = { months: body.meses, frequency: body.tipo_de_abono }
        const offer = await requireOffer(transaction, { ...asked, ...terms, amount, insurance: steps.insurance })
        return { row: { ...terms, amount: amount.toFixed(2), offer }, answer: offer }
      }),
    ),
  )
}
