import type { Database } from '../database/schema.ts'
import { fillText } from '../outbox/fillText.ts'
import { writeMail } from '../outbox/writeMail.ts'
import type { StoreDefinition } from '../stores.ts'
import { TIME_ZONES } from '../timeZones.ts'
import { NEWSLETTER_COUPON_PERCENT } from './limits.ts'

type Texts = Readonly<Record<'subject' | 'title' | 'code' | 'terms' | 'shop', string>>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    subject: 'Tu cupón de {percent} % por suscribirte',
    title: 'Gracias por suscribirte al boletín',
    code: 'Con el código {code} tu próxima compra cuesta {percent} % menos.',
    terms: 'Es solo para tu cuenta y vale para un pedido hasta el {day}. Lo encuentras también en «Mis cupones».',
    shop: 'Ir a la tienda',
  },
  'de-DE': {
    subject: 'Dein Gutschein über {percent} % zum Newsletter',
    title: 'Danke, dass du den Newsletter abonniert hast',
    code: 'Mit dem Code {code} kostet dein nächster Einkauf {percent} % weniger.',
    terms:
      'Er gilt nur für dein Konto, für eine Bestellung, bis zum {day}. Du findest ihn auch unter „Meine Gutscheine“.',
    shop: 'Zum Shop',
  },
  'it-IT': {
    subject: 'Il tuo buono del {percent} % per l’iscrizione',
    title: 'Grazie per l’iscrizione alla newsletter',
    code: 'Con il codice {code} il tuo prossimo acquisto costa il {percent} % in meno.',
    terms: 'Vale solo per il tuo account e per un ordine, fino al {day}. Lo trovi anche in «I miei buoni».',
    shop: 'Vai al negozio',
  },
}

type Gift = Readonly<{ email: string; code: string; validTo: Date; store: StoreDefinition }>

/** Mails a customer the coupon that the newsletter gave them, within the transaction that gives it. */
export async function sendNewsletterCoupon(db: Database, { email, code, validTo, store }: Gift): Promise<void> {
  const words: Readonly<Record<string, string>> = {
    code,
    percent: String(NEWSLETTER_COUPON_PERCENT),
    day: new Intl.DateTimeFormat(store.language, { dateStyle: 'long', timeZone: TIME_ZONES[store.country] }).format(
      validTo,
    ),
  }
  const { subject, title, code: use, terms, shop } = TEXTS[store.language]
  await writeMail(db, {
    store,
    recipient: email,
    subject: fillText(subject, words),
    content: {
      preheader: fillText(use, words),
      title,
      blocks: [
        { kind: 'paragraph', text: fillText(use, words) },
        { kind: 'note', text: fillText(terms, words) },
        { kind: 'action', label: shop, href: '/', isPrimary: true },
      ],
    },
  })
}
