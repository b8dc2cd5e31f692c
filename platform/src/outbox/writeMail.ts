import type { Database } from '../database/schema.ts'
import type { StoreDefinition } from '../stores.ts'
import type { MailContent } from './layout/mailContent.ts'

export type NewMail = Readonly<{
  /** The store in whose name, language and colours it is written. */
  store: StoreDefinition
  recipient: string
  subject: string
  content: MailContent
  /** Reply-to address, where that is not the shop. */
  replyTo?: string
  /** Name of the event that is reported: a second mail with the same name is not written. */
  once?: string
}>

/** Inserts a mail into the outbox, within the transaction that it reports on. Does nothing without a recipient. */
export async function writeMail(
  db: Database,
  { store, recipient, subject, content, replyTo, once }: NewMail,
): Promise<void> {
  if (recipient === '') return
  await db
    .insertInto('outbox')
    .values({
      channel: 'email',
      recipient,
      // A subject is one line, even if a name contains line breaks.
      subject: subject.replace(/[\s\p{C}]+/gu, ' ').trim(),
      body: '',
      store_code: store.code,
      content: JSON.stringify(content),
      reply_to: replyTo ?? null,
      once: once ?? null,
    })
    .onConflict((conflict) => conflict.column('once').doNothing())
    .execute()
}
