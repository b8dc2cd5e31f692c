import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { MAIL_RETRY_MAX_SECONDS, MAIL_RETRY_SECONDS, MAIL_STALE_HOURS } from './limits.ts'
import type { Mail, MailServer } from './mailServer.ts'
import { renderMessage } from './renderMessage.ts'

export type Delivery = Readonly<{
  db: Database
  server: MailServer
  /** Origin of the links in mails. */
  shopOrigin: string
  /** Logs messages for the operator: never a mail's content or its recipient. */
  log: (message: string) => void
  isStopping: () => boolean
}>

/**
 * Sends all due mails of the outbox, oldest first. Any number of platform processes may do so at once: a mail is claimed
 * before it is sent, and becomes due again after a while if no result was recorded. One that was sent just before a crash
 * is sent again, under the same Message-ID.
 */
export async function deliverMails({ db, server, shopOrigin, log, isStopping }: Delivery): Promise<void> {
  while (!isStopping()) {
    const mail = await takeNext(db, shopOrigin)
    if (mail === null) return
    const result = await server.send(mail)
    if (result.kind === 'sent') await settle(db, mail.id, { sent_at: new Date(), body: '', content: null })
    if (result.kind === 'refused') {
      await settle(db, mail.id, { refusal: result.reply })
      log(`mail ${mail.id} was refused for good`)
    }
    if (result.kind === 'unreachable') {
      log('the mail server cannot be reached, or rejects the login')
      return
    }
  }
}

type MailRow = Readonly<{
  id: number
  recipient: string
  reply_to: string | null
  subject: string
  body: string
  store_code: string | null
  content: unknown
  created_at: Date
}>

/** Claims the mail to send next: its next try is postponed first, so that no other process takes it meanwhile. */
async function takeNext(db: Database, shopOrigin: string): Promise<Mail | null> {
  const { rows } = await sql<MailRow>`
    update outbox set tries = tries + 1,
      next_try_at = now() + make_interval(
        secs => least(${MAIL_RETRY_SECONDS}::integer * power(2, least(tries, 10)), ${MAIL_RETRY_MAX_SECONDS}::integer))
    where id = (
      select id from outbox
      where channel = 'email' and sent_at is null and refusal is null and next_try_at <= now()
        and created_at > now() - make_interval(hours => ${MAIL_STALE_HOURS}::integer)
      order by id limit 1 for update skip locked)
    returning id, recipient, reply_to, subject, body, store_code, content, created_at`.execute(db)
  const [row] = rows
  if (row === undefined) return null
  const { id, recipient, reply_to: replyTo, subject, created_at: createdAt } = row
  return { id, recipient, replyTo, subject, createdAt, ...renderMessage(row, shopOrigin) }
}

/** Stores what became of a mail. One that left is kept without its words: their links and codes give access. */
async function settle(
  db: Database,
  id: number,
  outcome: Readonly<{ sent_at: Date; body: ''; content: null }> | Readonly<{ refusal: string }>,
): Promise<void> {
  await db.updateTable('outbox').set(outcome).where('id', '=', id).execute()
}
