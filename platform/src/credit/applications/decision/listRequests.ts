import { loadFlaggedSlots, loadSlots } from '../../files/fileRows.ts'
import type { ApplicationParts } from '../applicationParts.ts'
import { type ApplicationRow, openApplication } from '../applicationRepository.ts'
import { APPLICATIONS_LISTED_MAX } from '../limits.ts'
import { missingSteps } from '../steps/missingSteps.ts'

/** Returns a customer's applications, newest first, without personal data. */
export async function listRequests(parts: Pick<ApplicationParts, 'db' | 'personalData'>, customerId: number) {
  const rows = await parts.db
    .selectFrom('credit_application')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('erased_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(APPLICATIONS_LISTED_MAX)
    .execute()
  return Promise.all(
    rows.map(async (row) => ({
      incrementId: row.folio,
      tipo: row.kind,
      cliente: row.customer_kind,
      monto: pesos(row.amount),
      aprobado: pesos(row.approved),
      estado: row.status,
      motivo: row.reason,
      creada: row.created_at.toISOString(),
      respuesta_antes_de: row.answer_before?.toISOString() ?? null,
      aceptar_antes_de: row.accept_before?.toISOString() ?? null,
      orderNumber: row.order_number,
      oferta: row.offer,
      faltan: await missingOf(parts, row),
    })),
  )
}

/** Steps that a draft misses, files that have to be sent again; none else. */
async function missingOf(
  { db, personalData }: Pick<ApplicationParts, 'db' | 'personalData'>,
  row: ApplicationRow,
): Promise<readonly string[]> {
  if (row.status === 'NEEDS_FILES') return loadFlaggedSlots(db, row.id)
  if (row.status !== 'DRAFT') return []
  return missingSteps(openApplication(personalData, row), { slots: await loadSlots(db, row.id) })
}

function pesos(amount: string | null): number | null {
  return amount === null ? null : Number(amount)
}
