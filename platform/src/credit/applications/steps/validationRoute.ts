import type { App } from '../../../http/createApp.ts'
import { success } from '../../../http/envelope.ts'
import { CREDIT_NEW_MAX_MXN } from '../../limits.ts'
import { StoreQuery } from '../../requestFields.ts'
import { refuseOtherStores } from '../../requireCreditStore.ts'
import { loadFlaggedSlots, loadSlots } from '../../files/fileRows.ts'
import { homeMaximum } from '../applicant/openDraft.ts'
import { ApplicationBody, type ApplicationParts, KEY_REFUSALS } from '../applicationParts.ts'
import { type Application, lockByKey } from '../applicationRepository.ts'
import { depositHint } from './depositStep.ts'
import { missingSteps, stepsDone, stepsRequired } from './missingSteps.ts'

const SHOWN_DIGITS = 4
const STATE = `\`pasos\` says which steps are done, \`requeridos\` which are needed, \`faltan\` the needed ones that are not
done; \`maximo\` is the largest amount. \`datos\` holds what the applicant wrote: the CURP and account numbers never, four
digits of telephones, and initials alone for a customer of the house. ${KEY_REFUSALS}`

/** Route that returns the state of an application, in any status. */
export function registerValidationRoute(app: App, parts: ApplicationParts): void {
  const schema = {
    tags: ['credit'],
    summary: 'State of an application',
    description: STATE,
    querystring: StoreQuery,
    body: ApplicationBody,
  }
  app.post('/api/ext/set_user_validation', { schema, preValidation: refuseOtherStores }, async ({ body }) => {
    const { db, personalData, homeCustomers } = parts
    const application = await db.transaction().execute((inside) => lockByKey(inside, personalData, body))
    const files = { slots: await loadSlots(db, body.solicitud) }
    const { row } = application
    const home = row.account_id === null ? null : await homeCustomers.byAccount(db, row.account_id, new Date())
    return success([
      {
        incrementId: row.folio,
        estado: row.status,
        pasos: stepsDone(application, files),
        requeridos: stepsRequired(application),
        faltan: missingSteps(application, files),
        maximo: home === null ? CREDIT_NEW_MAX_MXN : homeMaximum(home).toNumber(),
        aprobado: row.approved === null ? null : Number(row.approved),
        oferta: row.offer,
        respuesta_antes_de: row.answer_before?.toISOString() ?? null,
        aceptar_antes_de: row.accept_before?.toISOString() ?? null,
        motivo: row.reason,
        datos: dataOf(application),
        archivos: files.slots,
        reenviar: row.status === 'NEEDS_FILES' ? await loadFlaggedSlots(db, row.id) : [],
      },
    ])
  })
}

/** Data of an application that its holder may read again. */
function dataOf({ row, personal, steps }: Application) {
  const { applicant, address, reference, beneficiaries, deposit } = personal
  const isHome = row.customer_kind === 'CASA'
  const shown = (text: string | null) => (isHome && text !== null ? `${Array.from(text)[0] ?? ''}.` : text)
  return {
    nombres: shown(applicant.nombres),
    apellido_paterno: shown(applicant.apellido_paterno),
    apellido_materno: shown(applicant.apellido_materno),
    fecha_nacimiento: isHome ? null : applicant.fecha_nacimiento,
    email: isHome ? null : applicant.email,
    telefono: hint(applicant.telefono),
    domicilio: address && !isHome ? { ...address, antiguedad: steps.addressAge ?? null } : null,
    referencia: reference
      ? {
          parentesco: reference.parentesco,
          nombres: reference.nombres,
          apellido_paterno: reference.apellido_paterno,
          apellido_materno: reference.apellido_materno,
          telefono: hint(reference.telefono),
        }
      : null,
    seguro: steps.insurance === undefined ? null : { articulo: steps.insurance, beneficiarios: beneficiaries ?? [] },
    deposito: deposit ? depositHint(deposit) : null,
    codigo: steps.seller ?? null,
    autorizado_hasta: row.consent_until,
  }
}

function hint(telephone: string): string {
  return `•••• ${telephone.slice(-SHOWN_DIGITS)}`
}
