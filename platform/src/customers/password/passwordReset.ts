import type { Kysely } from 'kysely'
import type { Database, Schema } from '../../database/schema.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { fillText } from '../../outbox/fillText.ts'
import { writeMail } from '../../outbox/writeMail.ts'
import { storeAddress } from '../../storeAddress.ts'
import type { StoreDefinition } from '../../stores.ts'
import { type CustomerRow, canonicalEmail, findCustomerByEmail } from '../customerRepository.ts'
import { RESETS_PER_HOUR, RESET_TTL_HOURS } from '../limits.ts'
import { hashOfSecret, newSecret } from '../../secrets/secret.ts'
import { lockIfThere } from '../customerLocks.ts'

type Texts = Readonly<Record<'subject' | 'greeting' | 'action' | 'hint', string>>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    subject: 'Crea una nueva contraseña',
    greeting: 'Hola, {name}',
    action: 'Crear una nueva contraseña',
    hint: 'El enlace sirve una vez, durante 24 horas. Con la nueva contraseña se cierran todas las sesiones y se separan Google y Facebook: la próxima vez los unes de nuevo al entrar. Si no lo pediste tú, ignora este correo: tu contraseña sigue igual.',
  },
  'de-DE': {
    subject: 'Neues Passwort festlegen',
    greeting: 'Hallo {name}',
    action: 'Neues Passwort festlegen',
    hint: 'Der Link gilt einmal, 24 Stunden lang. Mit dem neuen Passwort werden alle Geräte abgemeldet und Google und Facebook getrennt: Beim nächsten Anmelden verbindest du sie wieder. Wenn du ihn nicht angefordert hast, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
  },
  'it-IT': {
    subject: 'Crea una nuova password',
    greeting: 'Ciao {name}',
    action: 'Crea una nuova password',
    hint: 'Il link vale una volta sola, per 24 ore. Con la nuova password tutte le sessioni si chiudono e Google e Facebook si scollegano: al prossimo accesso li colleghi di nuovo. Se non l’hai chiesto tu, ignora questa e-mail: la tua password resta la stessa.',
  },
}

const HOUR_MS = 3_600_000
const REMEMBERED_MS = 7 * 24 * HOUR_MS

type Mailing = Readonly<{ store: StoreDefinition; shopOrigin: string; now: Date }>

/**
 * Mails a link to a new password, a few an hour at most. Answers alike when there are too many.
 * @throws PlatformError 404 when the address has no account.
 */
export async function sendResetLink(
  db: Kysely<Schema>,
  { email, ...mailing }: Readonly<{ email: string }> & Mailing,
): Promise<void> {
  const customer = await findCustomerByEmail(db, email)
  if (customer === undefined) throw unknownAddress(email)
  await db.transaction().execute(async (transaction) => {
    // Locked: requests at the same time would all count the links of before.
    const locked = await lockIfThere(transaction, customer.id)
    if (locked === undefined) throw unknownAddress(email)
    if (locked.email !== customer.email || (await hasTooManyResets(transaction, customer.id, mailing.now))) return
    await mailResetLink(transaction, locked, mailing)
  })
}

function unknownAddress(email: string): PlatformError {
  return new PlatformError(404, `No such entity with email = ${email}, websiteId = 1`)
}

async function hasTooManyResets(db: Database, customerId: number, now: Date): Promise<boolean> {
  const { count } = await db
    .selectFrom('password_reset')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('customer_id', '=', customerId)
    .where('created_at', '>', new Date(now.getTime() - HOUR_MS))
    .executeTakeFirstOrThrow()
  return Number(count) >= RESETS_PER_HOUR
}

async function mailResetLink(db: Database, customer: CustomerRow, { store, shopOrigin, now }: Mailing): Promise<void> {
  const secret = await issueReset(db, customer.id, now)
  const query = new URLSearchParams({ email: customer.email, resetToken: secret })
  const texts = TEXTS[store.language]
  const link = `${storeAddress(shopOrigin, store)}/create-password?${query.toString()}`
  const { subject, action, hint } = texts
  await writeMail(db, {
    store,
    recipient: customer.email,
    subject,
    content: {
      preheader: hint,
      title: fillText(texts.greeting, { name: customer.firstname }),
      blocks: [
        { kind: 'action', label: action, href: link, isPrimary: true },
        { kind: 'note', text: hint },
      ],
    },
  })
}

/** Hands out the right to set a new password for an account, once. */
export async function issueReset(db: Database, customerId: number, now: Date): Promise<string> {
  const { secret, hash } = newSecret()
  const expires = new Date(now.getTime() + RESET_TTL_HOURS * HOUR_MS)
  const reset = { hash, customer_id: customerId, created_at: now, expires_at: expires }
  await db.insertInto('password_reset').values(reset).execute()
  return secret
}

/** Deletes links that expired a while ago. Until then the user of an expired link is shown that it has expired. */
export async function deleteExpiredResets(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - REMEMBERED_MS)
  await db.deleteFrom('password_reset').where('expires_at', '<', before).execute()
}

/**
 * Uses up the link of a mail, and every other link of the customer, within a transaction.
 * @returns the customer, locked.
 * @throws PlatformError 400 for a link that is not this customer's, or was used, or is past its time.
 */
export async function redeemReset(
  db: Database,
  { email, resetToken, now }: Readonly<{ email: string; resetToken: string; now: Date }>,
): Promise<CustomerRow> {
  const found = await findCustomerByEmail(db, email)
  const customer = found && (await lockIfThere(db, found.id))
  const reset = await db
    .selectFrom('password_reset')
    .selectAll()
    .where('hash', '=', hashOfSecret(resetToken))
    .executeTakeFirst()
  if (customer?.email !== canonicalEmail(email) || reset?.customer_id !== customer.id) {
    throw new PlatformError(400, 'The password token is mismatched. Reset and try again.')
  }
  if (reset.expires_at <= now) throw new PlatformError(400, 'The password token is expired. Reset and try again.')
  await db.deleteFrom('password_reset').where('customer_id', '=', customer.id).execute()
  return customer
}
