import { fillText } from '../../outbox/fillText.ts'
import type { StoreDefinition } from '../../stores.ts'
import { SMS_CODE_TTL_MINUTES } from '../../telephones/limits.ts'

const TEXTS = {
  opened: {
    subject: 'Tu cuenta de crédito',
    text: 'Tu cuenta de crédito de {shop} está lista. Número de cliente: {number}. NIP: {pin}. No lo compartas con nadie.',
  },
  // The code comes first, because a locked screen shows the beginning and keyboards suggest it.
  code: {
    subject: 'Código de tu cuenta de crédito',
    text: '{code} es tu código de {shop} para tu cuenta de crédito. Sirve {minutes} minutos. No lo compartas con nadie.',
  },
} as const

/** Stores that lend, by the name that their messages carry. */
const SHOPS: Readonly<Record<string, string>> = { hogar: 'Hogar', viu: 'Viu', mavi: 'Mavi' }

/** Returns an SMS about an account of credit, in the name of a store. All stores that lend write Spanish. */
export function accountSms(
  kind: keyof typeof TEXTS,
  { code: store }: StoreDefinition,
  words: Readonly<Record<string, string>>,
): Readonly<{ subject: string; body: string }> {
  const { subject, text } = TEXTS[kind]
  const all = { shop: SHOPS[store] ?? '', minutes: String(SMS_CODE_TTL_MINUTES), ...words }
  return { subject, body: fillText(text, all) }
}
