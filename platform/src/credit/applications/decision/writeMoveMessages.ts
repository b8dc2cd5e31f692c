import type { Database } from '../../../database/schema.ts'
import { wordedDay } from '../../../outbox/wordedTime.ts'
import { fillText } from '../../../outbox/fillText.ts'
import type { MailBlock } from '../../../outbox/layout/mailContent.ts'
import { writeMail } from '../../../outbox/writeMail.ts'
import { storeOrDefault } from '../../../stores.ts'
import type { Application } from '../applicationRepository.ts'
import type { ApplicationStatus, DenialReason } from '../applicationTables.ts'
import { LATE_TOLERATED_DAYS } from '../../limits.ts'
import { DRAFT_DAYS } from '../limits.ts'
import { depositHint } from '../steps/depositStep.ts'

/** Stores that lend are Spanish-speaking, so that these texts are in one language. */
type Texts = Readonly<{ subject: string; title: string; text: string; sms?: string }>

const SUBMITTED: Texts = {
  subject: 'Recibimos tu solicitud {folio}',
  title: 'Recibimos tu solicitud',
  text: 'Te respondemos a más tardar el {answer}. Hasta entonces no tienes que hacer nada más.',
}
const TEXTS: Readonly<Record<Exclude<ApplicationStatus, 'DRAFT'>, Texts>> = {
  SUBMITTED,
  NEEDS_FILES: {
    subject: 'Necesitamos otra foto para tu solicitud {folio}',
    title: 'Falta una foto que se lea bien',
    text: 'Un archivo de tu solicitud {folio} no se lee. Súbelo otra vez y seguimos con la revisión.',
    sms: 'Un archivo de tu solicitud {folio} no se lee. Súbelo otra vez en la tienda.',
  },
  PARTIALLY_APPROVED: {
    subject: 'Te ofrecemos {approved} para tu solicitud {folio}',
    title: 'Tenemos otra oferta para ti',
    text: 'Podemos prestarte {approved}. Revisa las condiciones y acéptalas antes del {accept}. Si no te conviene, no hagas nada: no cuesta.',
  },
  APPROVED: {
    subject: 'Aprobamos tu solicitud {folio}',
    title: 'Tu crédito está aprobado',
    text: 'Aprobamos {approved} para tu solicitud {folio}. Te avisamos en cuanto esté disponible.',
    sms: 'Aprobamos tu solicitud {folio}. Te mandamos los detalles por correo.',
  },
  ACTIVE: {
    subject: 'Tu crédito {folio} está activo',
    title: 'Tu crédito está activo',
    text: '{sent}',
  },
  DENIED: {
    subject: 'Respuesta a tu solicitud {folio}',
    title: 'No podemos darte este crédito',
    text: '{reason}',
    sms: 'Ya hay respuesta a tu solicitud {folio}. La encuentras en tu correo.',
  },
  EXPIRED: {
    subject: 'Borramos tu solicitud sin enviar',
    title: 'Tu solicitud venció',
    text: 'No enviaste tu solicitud en {days} días, así que borramos tus datos y tus archivos. Puedes empezar otra cuando quieras.',
  },
  CANCELED: {
    subject: 'Tu solicitud {folio} quedó cancelada',
    title: 'Cancelamos tu solicitud',
    text: 'Tu solicitud {folio} ya no sigue. No tienes que pagar nada. Puedes empezar otra cuando quieras.',
  },
}

/** Reasons of denials in words. */
const REASONS: Readonly<Record<DenialReason, string>> = {
  HISTORY: 'Lo que encontramos en tu historial de crédito no nos permite prestarte ahora.',
  OVERDUE: `Tienes un pago con más de ${LATE_TOLERATED_DAYS} días de atraso. Ponte al corriente y vuelve a pedirlo.`,
  LINE: 'El monto es mayor que la parte libre de tu línea de crédito. Paga una parte de lo que debes y vuelve a pedirlo.',
}

/** Writes the mail about an application's new status, and the SMS that some have, in the transaction of the move. */
export async function writeMoveMessages(db: Database, { row, personal }: Application): Promise<void> {
  if (row.status === 'DRAFT') return
  const { subject, title, text, sms } = TEXTS[row.status]
  const store = storeOrDefault(row.store_code)
  const { email, telefono } = personal.applicant
  const day = (instant: Date | null) => (instant === null ? '' : wordedDay(store, instant))
  const words = {
    folio: row.folio ?? '',
    answer: day(row.answer_before),
    accept: day(row.accept_before),
    approved: pesos(row.approved),
    days: String(DRAFT_DAYS),
    reason: row.reason === null ? '' : REASONS[row.reason],
    sent: sentText({ row, personal }),
  }
  const blocks: MailBlock[] = [{ kind: 'paragraph', text: fillText(text, words) }]
  if (row.folio !== null)
    blocks.push({
      kind: 'action',
      label: 'Ver mi solicitud',
      // A guest reads it in the browser that sent it; elsewhere the page leads to a code by SMS.
      href: row.customer_id === null ? '/credit/request' : `/my-account/credit-request/${row.folio}`,
      isPrimary: true,
    })
  await writeMail(db, {
    store,
    recipient: email,
    subject: fillText(subject, words),
    content: { title, preheader: fillText(text, words), blocks },
  })
  if (sms === undefined) return
  const body = fillText(sms, words)
  await db
    .insertInto('outbox')
    .values({ channel: 'sms', recipient: `+52${telefono}`, subject: title, body })
    .execute()
}

function sentText({ row, personal }: Pick<Application, 'row' | 'personal'>): string {
  const { deposit } = personal
  if (row.order_number !== null && Number(row.approved) >= Number(row.amount))
    return `Tu crédito paga el pedido ${row.order_number}: ya lo preparamos. Tus pagos están en Mis créditos.`
  if (row.kind === 'MENUDEO') return 'Tu línea de crédito está abierta: ya puedes comprar con ella.'
  if (deposit === undefined || deposit.metodo === 'SUCURSAL')
    return 'Tu dinero te espera en la sucursal. Lleva tu identificación.'
  return `Enviamos tu dinero a ${depositHint(deposit)}.`
}

function pesos(amount: string | null): string {
  if (amount === null) return ''
  return new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' }).format(Number(amount))
}
