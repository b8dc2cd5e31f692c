import type { MessageLanguage } from './core/messageLanguage.ts'

export type AccountMessageKey = 'FIELD_NAME' | 'FIELD_PASSWORD_LENGTH' | 'FIELD_PASSWORD_CLASSES'

/** Messages for the fields of an account. */
export const ACCOUNT_MESSAGES: Readonly<Record<MessageLanguage, Readonly<Record<AccountMessageKey, string>>>> = {
  'es-MX': {
    FIELD_NAME: 'Escribe el nombre solo con letras.',
    FIELD_PASSWORD_LENGTH: 'La contraseña necesita al menos 8 caracteres.',
    FIELD_PASSWORD_CLASSES:
      'Combina al menos tres: minúsculas, mayúsculas, números y símbolos, con una mayúscula y un número.',
  },
  'de-DE': {
    FIELD_NAME: 'Schreibe den Namen nur mit Buchstaben.',
    FIELD_PASSWORD_LENGTH: 'Das Passwort braucht mindestens 8 Zeichen.',
    FIELD_PASSWORD_CLASSES:
      'Nimm mindestens drei davon: Klein-, Großbuchstaben, Ziffern und Sonderzeichen, mit einem Großbuchstaben und einer Ziffer.',
  },
  'it-IT': {
    FIELD_NAME: 'Scrivi il nome solo con lettere.',
    FIELD_PASSWORD_LENGTH: 'La password deve avere almeno 8 caratteri.',
    FIELD_PASSWORD_CLASSES:
      'Usa almeno tre di questi: minuscole, maiuscole, numeri e simboli, con una maiuscola e un numero.',
  },
  en: {
    FIELD_NAME: 'Write the name with letters only.',
    FIELD_PASSWORD_LENGTH: 'The password needs at least 8 characters.',
    FIELD_PASSWORD_CLASSES:
      'Combine at least three of: lower case, upper case, digits and symbols, with one capital and one digit.',
  },
}
