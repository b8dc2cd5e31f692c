import type { Database } from '../../database/schema.ts'
import { fillText } from '../../outbox/fillText.ts'
import type { MailBlock } from '../../outbox/layout/mailContent.ts'
import { writeMail } from '../../outbox/writeMail.ts'
import { storeOrDefault } from '../../stores.ts'
import type { OrderRow } from '../orderRow.ts'

export type OrderMail = Readonly<{
  /** Texts may name `{number}` and the given words. */
  subject: string
  title: string
  preheader: string
  words?: Readonly<Record<string, string>>
  blocks: readonly MailBlock[]
  /** Name of the step, of which each order has one mail; null where a step happens as often as it happens. */
  once: string | null
}>

/** Writes a mail about an order to its buyer, in its store's name, within the transaction of what it reports. */
export async function writeOrderMail(
  db: Database,
  order: OrderRow,
  { subject, title, preheader, words = {}, blocks, once }: OrderMail,
): Promise<void> {
  const all = { number: order.order_number, ...words }
  await writeMail(db, {
    store: storeOrDefault(order.store_code),
    recipient: order.email,
    subject: fillText(subject, all),
    content: { title: fillText(title, all), preheader: fillText(preheader, all), blocks: [...blocks] },
    ...(once === null ? {} : { once: `${once}:${order.order_number}` }),
  })
}

/** Paragraph with the order's number and the given words in their places. */
export function paragraph(text: string, words: Readonly<Record<string, string>>): MailBlock {
  return { kind: 'paragraph', text: fillText(text, words) }
}
