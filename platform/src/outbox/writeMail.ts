import type { Database } from '../database/schema.ts'
import type { StoreDefinition } from '../stores.ts'
import type { MailContent } from './layout/mailContent.ts'

/** First part of the `once` of mails with codes of gift cards, which are stored until they have left. */
export const GIFT_CARD_MAIL = 'gift-card:'

/** Mails of one statement. */
const MAILS_AT_ONCE = 500

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
export async function writeMail(db: Database, mail: NewMail): Promise<void> {
  await writeMails(db, [mail])
}

/** Inserts several mails, as `writeMail` does one. */
export async function writeMails(db: Database, mails: readonly NewMail[]): Promise<void> {
  const rows = mails.filter(({ recipient }) => recipient !== '').map(rowOf)
  for (let start = 0; start < rows.length; start += MAILS_AT_ONCE)
    await db
      .insertInto('outbox')
      .values(rows.slice(start, start + MAILS_AT_ONCE))
      .onConflict((conflict) => conflict.column('once').doNothing())
      .execute()
}

function rowOf({ store, recipient, subject, content, replyTo, once }: NewMail) {
  return {
    channel: 'email' as const,
    recipient,
    // A subject is one line, even if a name contains line breaks.
    subject: subject.replace(/[\s\p{C}]+/gu, ' ').trim(),
    body: '',
    store_code: store.code,
    content: JSON.stringify(content),
    reply_to: replyTo ?? null,
    once: once ?? null,
  }
}
