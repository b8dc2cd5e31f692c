import type { StoreDefinition } from '../stores.ts'
import { SMS_CODE_TTL_MINUTES } from './limits.ts'

type Texts = Readonly<Record<'subject' | 'text', string>>

/** The code comes first, because a locked screen shows the beginning and keyboards suggest it. */
const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    subject: 'Confirma tu teléfono',
    text: '{code} es tu código de {shop} para confirmar este teléfono. Sirve {minutes} minutos. No lo compartas con nadie.',
  },
  'de-DE': {
    subject: 'Telefonnummer bestätigen',
    text: '{code} ist dein Code von {shop}, um diese Telefonnummer zu bestätigen. Er gilt {minutes} Minuten. Gib ihn nicht weiter.',
  },
  'it-IT': {
    subject: 'Conferma il telefono',
    text: '{code} è il tuo codice {shop} per confermare questo numero. Vale {minutes} minuti. Non darlo a nessuno.',
  },
}

const SHOPS: Readonly<Record<StoreDefinition['code'], string>> = {
  hogar: 'Hogar',
  viu: 'Viu',
  mavi: 'Mavi',
  de: 'Hogar',
  it: 'Hogar',
}

/** Returns the text of an SMS with a code, in the language of the store that requested it. */
export function smsText({ language, code: store }: StoreDefinition, code: string): Texts {
  const words: Readonly<Record<string, string>> = { code, shop: SHOPS[store], minutes: String(SMS_CODE_TTL_MINUTES) }
  const { subject, text } = TEXTS[language]
  return { subject, text: text.replace(/\{(\w+)\}/g, (_open, name: string) => words[name] ?? '') }
}
