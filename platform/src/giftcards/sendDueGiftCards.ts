import type { Kysely, Selectable } from 'kysely'
import type { Database, Schema } from '../database/schema.ts'
import { type FailureLog, workThrough } from '../database/workThrough.ts'
import { fillText } from '../outbox/fillText.ts'
import { GIFT_CARD_MAIL, writeMail } from '../outbox/writeMail.ts'
import { formatMoney } from '../money/formatMoney.ts'
import { type StoreDefinition, storeOrDefault, stores } from '../stores.ts'
import { hashOfGiftCardCode, newGiftCardCode } from './giftCardCode.ts'
import { shownDay } from './giftCardChoices.ts'
import { giftCardDays, sellsGiftCards } from './giftCardOffer.ts'
import type { GiftCardTable } from './giftCardTables.ts'
import { GIFT_CARD_TEXTS } from './giftCardTexts.ts'
import { lastSecondOf } from '../timeZones.ts'
import { GIFT_CARD_BATCH, GIFT_CARD_YEARS } from './limits.ts'

type GiftCardRow = Selectable<GiftCardTable>
/** Hour of the chosen day, by the store's clock, at which cards are sent. */
const SENDING_HOUR_MS = 8 * 3_600_000

/**
 * Sends the gift cards whose day has come, each in a transaction of its own: makes the code, stores its hash, and mails it
 * to the recipient. A card that fails is logged, and tried again in the next run. Cards that another process sends at the
 * same time are skipped.
 * @returns the number of cards sent.
 */
export async function sendDueGiftCards(
  db: Kysely<Schema>,
  { now, log }: Readonly<{ now: Date; log: FailureLog }>,
): Promise<number> {
  let sent = 0
  for (const store of stores.filter(sellsGiftCards)) {
    const cards = await dueCards(db, store, now).select('id').orderBy('id').limit(GIFT_CARD_BATCH).execute()
    sent += await workThrough(cards, {
      work: ({ id }) =>
        db.transaction().execute(async (transaction) => {
          const due = dueCards(transaction, store, now).selectAll().where('id', '=', id)
          const card = await due.forUpdate().skipLocked().executeTakeFirst()
          if (card !== undefined) await sendGiftCard(transaction, card, now)
          return card !== undefined
        }),
      onFailure: (error, { id }) => log.error({ err: error, giftCard: id }, 'could not send a gift card'),
    })
  }
  return sent
}

/**
 * Sends due gift cards of one order, within the transaction that issues them: GIFT_CARD_BATCH at most, since a payment
 * waits for them. The job sends the others.
 */
export async function sendGiftCardsOf(
  db: Database,
  { orderId, store, now }: Readonly<{ orderId: number; store: StoreDefinition; now: Date }>,
): Promise<void> {
  const due = dueCards(db, store, now).selectAll().where('order_id', '=', orderId).orderBy('id').limit(GIFT_CARD_BATCH)
  for (const card of await due.forUpdate().skipLocked().execute()) await sendGiftCard(db, card, now)
}

function dueCards(db: Database, store: StoreDefinition, now: Date) {
  const { first } = giftCardDays(store, new Date(now.getTime() - SENDING_HOUR_MS))
  return db
    .selectFrom('gift_card')
    .where('store_code', '=', store.code)
    .where('sent_at', 'is', null)
    .where('canceled_at', 'is', null)
    .where((where) => where.or([where('send_on', 'is', null), where('send_on', '<=', first)]))
}

async function sendGiftCard(db: Database, card: GiftCardRow, now: Date): Promise<void> {
  const code = newGiftCardCode()
  const store = storeOrDefault(card.store_code)
  const years = new Date(now)
  years.setUTCFullYear(now.getUTCFullYear() + GIFT_CARD_YEARS)
  const expiresAt = lastSecondOf(years, store.country)
  await db
    .updateTable('gift_card')
    .set({ code_hash: hashOfGiftCardCode(code), sent_at: now, expires_at: expiresAt })
    .where('id', '=', card.id)
    .execute()
  await mailGiftCard(db, card, { code, expiresAt, store })
}

type Secret = Readonly<{ code: string; expiresAt: Date; store: StoreDefinition }>

/** The link opens the wallet without the code: an address would carry it into histories and other sites. */
async function mailGiftCard(db: Database, card: GiftCardRow, { code, expiresAt, store }: Secret): Promise<void> {
  const texts = GIFT_CARD_TEXTS[store.language]
  const amount = formatMoney(Number(card.amount), { language: store.language, currency: card.currency })
  const words = { from: card.sender, name: card.recipient_name, amount }
  const fill = (text: string) => fillText(text, words)
  await writeMail(db, {
    store,
    recipient: card.recipient_email,
    subject: fill(texts.subject),
    once: `${GIFT_CARD_MAIL}${card.id}`,
    content: {
      title: fill(texts.title),
      preheader: fill(texts.preheader),
      blocks: [
        { kind: 'paragraph', text: fill(texts.intro) },
        ...(card.message === '' ? [] : [{ kind: 'paragraph' as const, text: `«${card.message}»` }]),
        {
          kind: 'facts',
          rows: [
            { label: texts.code, value: code, isStrong: true },
            { label: texts.amount, value: amount },
            { label: texts.until, value: shownDay(expiresAt, store) },
          ],
        },
        { kind: 'paragraph', text: texts.how },
        { kind: 'action', label: texts.redeem, href: '/my-account/wallet', isPrimary: true },
        { kind: 'paragraph', text: texts.account },
        { kind: 'action', label: texts.create, href: '/customer/account/create', isPrimary: false },
        { kind: 'note', text: texts.terms },
      ],
    },
  })
}
