import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { MAIL_RETRY_MAX_SECONDS, MAIL_RETRY_SECONDS, MAIL_STALE_HOURS } from './limits.ts'
import type { Mail, MailServer } from './mailServer.ts'

export type Delivery = Readonly<{
  db: Database
  server: MailServer
  /** Told of what concerns whoever runs the shop: never what is in a mail, nor to whom it goes. */
  log: (message: string) => void
  isStopping: () => boolean
}>

/**
 * Sends every mail of the outbox that waits and whose time has come, oldest first. Any number of platforms may do so at
 * once: a mail is taken before it is sent, and comes back after a while when nobody said that it was. One that was sent
 * just before a crash is sent again, under the same Message-ID.
 */
export async function deliverMails({ db, server, log, isStopping }: Delivery): Promise<void> {
  while (!isStopping()) {
    const mail = await takeNext(db)
    if (mail === null) return
    const result = await server.send(mail)
    if (result.kind === 'sent') await settle(db, mail.id, { sent_at: new Date() })
    if (result.kind === 'refused') {
      await settle(db, mail.id, { refusal: result.reply })
      log(`mail ${mail.id} was refused for good`)
    }
    if (result.kind === 'unreachable') {
      log('the mail server cannot be reached, or lets nobody in')
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
  created_at: Date
}>

/** The mail to send next; its next try is put off first, so that nobody else takes it meanwhile. */
async function takeNext(db: Database): Promise<Mail | null> {
  const { rows } = await sql<MailRow>`
    update outbox set tries = tries + 1,
      next_try_at = now() + make_interval(
        secs => least(${MAIL_RETRY_SECONDS}::integer * power(2, least(tries, 10)), ${MAIL_RETRY_MAX_SECONDS}::integer))
    where id = (
      select id from outbox
      where channel = 'email' and sent_at is null and refusal is null and next_try_at <= now()
        and created_at > now() - make_interval(hours => ${MAIL_STALE_HOURS}::integer)
      order by id limit 1 for update skip locked)
    returning id, recipient, reply_to, subject, body, created_at`.execute(db)
  const [row] = rows
  return row === undefined ? null : { ...row, replyTo: row.reply_to, createdAt: row.created_at }
}

async function settle(
  db: Database,
  id: number,
  outcome: Readonly<{ sent_at: Date }> | Readonly<{ refusal: string }>,
): Promise<void> {
  await db.updateTable('outbox').set(outcome).where('id', '=', id).execute()
}
