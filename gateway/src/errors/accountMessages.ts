import type { NoticeCode, UserErrorCode } from '../__generated__/schemaTypes.ts'
import type { MessageLanguage } from './core/messageLanguage.ts'

/** Keys of messages for the fields of an account, and for its erasure. */
export type AccountMessageKey =
  | 'FIELD_NAME'
  | 'FIELD_PASSWORD_LENGTH'
  | 'FIELD_PASSWORD_CLASSES'
  | Extract<UserErrorCode | NoticeCode, `ERASURE_${string}` | 'ACCOUNT_ERASED'>

/** Messages for the fields of an account, and for its erasure. */
export const ACCOUNT_MESSAGES: Readonly<Record<MessageLanguage, Readonly<Record<AccountMessageKey, string>>>> = {
  'es-MX': {
    FIELD_NAME: 'Escribe el nombre solo con letras.',
    FIELD_PASSWORD_LENGTH: 'La contraseña necesita al menos 8 caracteres.',
    FIELD_PASSWORD_CLASSES:
      'Combina al menos tres: minúsculas, mayúsculas, números y símbolos, con una mayúscula y un número.',
    ACCOUNT_ERASED: 'Borramos tu cuenta.',
    ERASURE_ORDERS_OPEN:
      'Tienes pedidos o devoluciones en curso. Podrás borrar tu cuenta cuando te lleguen o los canceles.',
    ERASURE_PAYMENT_DUE:
      'Te falta pagar pedidos entregados: {orders}. Págalos en «Mis pedidos»; después podrás borrar tu cuenta.',
    ERASURE_CREDIT_OPEN:
      'Tienes un crédito por pagar o una solicitud en curso. Podrás borrar tu cuenta cuando lo liquides o la canceles.',
    ERASURE_WALLET_LEFT: 'Tu monedero tiene saldo. Úsalo primero, o escríbenos y te lo devolvemos.',
    ERASURE_COMPANY_OWNER:
      'Administras la cuenta de una empresa. Pasa antes la administración a otra persona, o escríbenos.',
    ERASURE_LATER: 'Cambiaste tu correo hace poco. Por seguridad, podrás borrar tu cuenta unos días después.',
    ERASURE_UNAVAILABLE: 'En esta tienda no puedes borrar la cuenta tú mismo. Escríbenos y lo hacemos.',
  },
  'de-DE': {
    FIELD_NAME: 'Schreibe den Namen nur mit Buchstaben.',
    FIELD_PASSWORD_LENGTH: 'Das Passwort braucht mindestens 8 Zeichen.',
    FIELD_PASSWORD_CLASSES:
      'Nimm mindestens drei davon: Klein-, Großbuchstaben, Ziffern und Sonderzeichen, mit einem Großbuchstaben und einer Ziffer.',
    ACCOUNT_ERASED: 'Dein Konto ist gelöscht.',
    ERASURE_ORDERS_OPEN:
      'Du hast Bestellungen oder Rücksendungen, die noch laufen. Danach, oder nach einer Stornierung, kannst du dein Konto löschen.',
    ERASURE_PAYMENT_DUE:
      'Gelieferte Bestellungen sind noch nicht bezahlt: {orders}. Bezahle sie unter „Meine Bestellungen“; danach kannst du dein Konto löschen.',
    ERASURE_CREDIT_OPEN:
      'Du hast einen Kredit, der nicht abbezahlt ist, oder einen laufenden Antrag. Danach kannst du dein Konto löschen.',
    ERASURE_WALLET_LEFT: 'Du hast noch Guthaben. Nutze es zuerst, oder schreib uns: Wir zahlen es aus.',
    ERASURE_COMPANY_OWNER: 'Du verwaltest ein Firmenkonto. Gib die Verwaltung zuerst weiter, oder schreib uns.',
    ERASURE_LATER:
      'Du hast deine E-Mail-Adresse vor Kurzem geändert. Zur Sicherheit kannst du dein Konto erst in einigen Tagen löschen.',
    ERASURE_UNAVAILABLE: 'In diesem Shop kannst du dein Konto nicht selbst löschen. Schreib uns, wir tun es.',
  },
  'it-IT': {
    FIELD_NAME: 'Scrivi il nome solo con lettere.',
    FIELD_PASSWORD_LENGTH: 'La password deve avere almeno 8 caratteri.',
    FIELD_PASSWORD_CLASSES:
      'Usa almeno tre di questi: minuscole, maiuscole, numeri e simboli, con una maiuscola e un numero.',
    ACCOUNT_ERASED: 'Il tuo account è stato eliminato.',
    ERASURE_ORDERS_OPEN: 'Hai ordini o resi in corso. Potrai eliminare l’account quando saranno conclusi o annullati.',
    ERASURE_PAYMENT_DUE:
      'Ci sono ordini consegnati da pagare: {orders}. Pagali in «I miei ordini»; poi potrai eliminare l’account.',
    ERASURE_CREDIT_OPEN:
      'Hai un credito da pagare o una richiesta in corso. Potrai eliminare l’account quando saranno conclusi.',
    ERASURE_WALLET_LEFT: 'Nel tuo portafoglio c’è del credito. Usalo prima, oppure scrivici e te lo rimborsiamo.',
    ERASURE_COMPANY_OWNER: 'Gestisci l’account di un’azienda. Passa prima la gestione a un’altra persona, o scrivici.',
    ERASURE_LATER: 'Hai cambiato e-mail da poco. Per sicurezza potrai eliminare l’account solo tra qualche giorno.',
    ERASURE_UNAVAILABLE: 'In questo negozio non puoi eliminare l’account da solo. Scrivici e lo facciamo noi.',
  },
  en: {
    FIELD_NAME: 'Write the name with letters only.',
    FIELD_PASSWORD_LENGTH: 'The password needs at least 8 characters.',
    FIELD_PASSWORD_CLASSES:
      'Combine at least three of: lower case, upper case, digits and symbols, with one capital and one digit.',
    ACCOUNT_ERASED: 'Your account was erased.',
    ERASURE_ORDERS_OPEN:
      'You have orders or returns in progress. The account can be erased once they have arrived or were canceled.',
    ERASURE_PAYMENT_DUE:
      'Delivered orders are not paid yet: {orders}. Pay them in "My orders"; the account can be erased after that.',
    ERASURE_CREDIT_OPEN:
      'You have a credit to pay off, or an application in progress. The account can be erased after that.',
    ERASURE_WALLET_LEFT: 'Your wallet has a balance. Spend it first, or write to us and we pay it out.',
    ERASURE_COMPANY_OWNER: 'You manage the account of a company. Give that to another person first, or write to us.',
    ERASURE_LATER: 'You changed your e-mail address recently. For safety, the account can be erased some days later.',
    ERASURE_UNAVAILABLE: 'In this store you cannot erase the account yourself. Write to us and we do it.',
  },
}
