import type { NoticeCode } from '../__generated__/schemaTypes.ts'
import type { MessageLanguage } from './core/messageLanguage.ts'

/** Keys of messages about the newsletter. */
type NewsletterMessageKey = Extract<NoticeCode, `NEWSLETTER_${string}`>

export const NEWSLETTER_MESSAGES: Readonly<Record<MessageLanguage, Readonly<Record<NewsletterMessageKey, string>>>> = {
  'es-MX': {
    NEWSLETTER_SUBSCRIBED: 'Listo: enviaremos el boletín a {email}.',
    NEWSLETTER_ALREADY_SUBSCRIBED: 'Ya enviamos el boletín a {email}.',
    NEWSLETTER_UNSUBSCRIBED: 'Ya no enviaremos el boletín a {email}.',
    NEWSLETTER_COUPON: 'Gracias por suscribirte: tu cupón {code} está en «Mis cupones».',
  },
  'de-DE': {
    NEWSLETTER_SUBSCRIBED: 'Alles klar: Der Newsletter geht an {email}.',
    NEWSLETTER_ALREADY_SUBSCRIBED: 'Der Newsletter geht schon an {email}.',
    NEWSLETTER_UNSUBSCRIBED: 'Der Newsletter geht nicht mehr an {email}.',
    NEWSLETTER_COUPON: 'Danke fürs Abonnieren: Dein Gutschein {code} liegt unter „Meine Gutscheine“.',
  },
  'it-IT': {
    NEWSLETTER_SUBSCRIBED: 'Fatto: invieremo la newsletter a {email}.',
    NEWSLETTER_ALREADY_SUBSCRIBED: 'Inviamo già la newsletter a {email}.',
    NEWSLETTER_UNSUBSCRIBED: 'Non invieremo più la newsletter a {email}.',
    NEWSLETTER_COUPON: 'Grazie per l’iscrizione: il tuo buono {code} è in «I miei buoni».',
  },
  en: {
    NEWSLETTER_SUBSCRIBED: 'The newsletter will be sent to {email}.',
    NEWSLETTER_ALREADY_SUBSCRIBED: 'The newsletter is already sent to {email}.',
    NEWSLETTER_UNSUBSCRIBED: 'The newsletter is no longer sent to {email}.',
    NEWSLETTER_COUPON: 'Thank you for subscribing: your coupon {code} is among your coupons.',
  },
}
