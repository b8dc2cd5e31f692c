import type { Database } from '../database/schema.ts'
import { fillText } from '../outbox/fillText.ts'
import { writeMail } from '../outbox/writeMail.ts'
import { issueReset } from '../customers/password/passwordReset.ts'
import type { CustomerRow } from '../customers/customerRepository.ts'
import { storeAddress } from '../storeAddress.ts'
import { findStoreById, storeOrDefault } from '../stores.ts'
import { COMPANY_STORE_ID, INVITATION_TTL_DAYS } from './limits.ts'
import { type CompanyRow, STATUS } from './membership.ts'

const PASSWORD_HINT =
  'El enlace sirve una vez, durante 24 horas. Mientras tanto revisamos los datos de tu empresa y te avisamos por correo.'
const INVITATION_HINT = `El enlace sirve una vez, durante ${INVITATION_TTL_DAYS} días. Si no esperabas esta invitación, ignora este correo.`
const ROLES = { BUYER: 'Compra', VIEWER: 'Consulta' } as const

type Told = Readonly<{ title: string; text: string }>

/** Words of the mail about a new status, by status. */
const STATUSES: Readonly<Record<number, Told>> = {
  [STATUS.approved]: {
    title: 'Tu empresa está aprobada',
    text: 'Ya puedes comprar a nombre de {company}, invitar a tu equipo y usar tu propio número de pedido.',
  },
  [STATUS.rejected]: {
    title: 'No pudimos aprobar tu empresa',
    text: 'Revisa los datos de {company} en tu cuenta y envíalos de nuevo.',
  },
  [STATUS.blocked]: {
    title: 'Tu empresa está en pausa',
    text: '{company} no puede hacer pedidos por ahora. Llámanos. Tu cuenta personal sigue igual.',
  },
}

/** The store of companies, in whose name their mails are. */
export function companyStore() {
  return findStoreById(COMPANY_STORE_ID) ?? storeOrDefault(undefined)
}

/** Mails the link with which a customer who registers a company sets their first password. */
export async function sendFirstPassword(
  db: Database,
  { customer, shopOrigin, now }: Readonly<{ customer: CustomerRow; shopOrigin: string; now: Date }>,
): Promise<void> {
  const store = companyStore()
  const resetToken = await issueReset(db, customer.id, now)
  const query = new URLSearchParams({ email: customer.email, resetToken })
  const href = `${storeAddress(shopOrigin, store)}/create-password?${query.toString()}`
  await writeMail(db, {
    store,
    recipient: customer.email,
    subject: 'Crea tu contraseña de empresa',
    content: {
      preheader: PASSWORD_HINT,
      title: `Hola, ${customer.firstname}`,
      blocks: [
        { kind: 'action', label: 'Crear mi contraseña', href, isPrimary: true },
        { kind: 'note', text: PASSWORD_HINT },
      ],
    },
  })
}

type Invited = Readonly<{
  company: CompanyRow
  email: string
  firstname: string
  role: 'BUYER' | 'VIEWER'
  code: string
  /** False for an address without an account: the page asks for a password. */
  hasAccount: boolean
  shopOrigin: string
}>

/** Mails an invitation into a company. Its code leads to the page that accepts it. */
export async function sendInvitation(db: Database, invited: Invited): Promise<void> {
  const { company, email, firstname, role, code, hasAccount, shopOrigin } = invited
  const store = companyStore()
  const query = new URLSearchParams({ code, ...(hasAccount ? {} : { cuenta: 'nueva' }) })
  const href = `${storeAddress(shopOrigin, store)}/customer/company-invitation?${query.toString()}`
  await writeMail(db, {
    store,
    recipient: email,
    subject: `${company.name} te invita a comprar en su nombre`,
    content: {
      preheader: INVITATION_HINT,
      title: `Hola, ${firstname}`,
      blocks: [
        { kind: 'paragraph', text: `${company.name} te invita a su cuenta de empresa.` },
        { kind: 'facts', rows: [{ label: 'Lo que podrás hacer', value: ROLES[role] }] },
        { kind: 'action', label: 'Aceptar la invitación', href, isPrimary: true },
        { kind: 'note', text: INVITATION_HINT },
      ],
    },
  })
}

/** Mails the super user that the status of the company has changed. */
export async function sendStatus(
  db: Database,
  { company, shopOrigin }: Readonly<{ company: CompanyRow; shopOrigin: string }>,
): Promise<void> {
  const told = STATUSES[company.status]
  const superUser = await db
    .selectFrom('company_user')
    .innerJoin('customer', 'customer.id', 'company_user.customer_id')
    .select('customer.email')
    .where('company_user.company_id', '=', company.id)
    .where('company_user.role', '=', 'SUPER_USER')
    .executeTakeFirst()
  if (told === undefined || superUser === undefined) return
  const store = companyStore()
  const text = fillText(told.text, { company: company.name })
  const href = `${storeAddress(shopOrigin, store)}/my-account/company`
  const reason = company.status_reason
  await writeMail(db, {
    store,
    recipient: superUser.email,
    subject: `${told.title}: ${company.name}`,
    content: {
      preheader: text,
      title: told.title,
      blocks: [
        { kind: 'paragraph', text },
        ...(reason === null ? [] : [{ kind: 'note' as const, text: reason }]),
        { kind: 'action', label: 'Ver mi empresa', href, isPrimary: true },
      ],
    },
  })
}
