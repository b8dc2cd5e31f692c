import type { ApplicationMessageKey } from './applicationMessages.ts'
import type { NoticeCode, UserErrorCode } from '../../__generated__/schemaTypes.ts'
import type { MessageLanguage } from '../core/messageLanguage.ts'

/** Keys of messages about credit accounts, and of sentences that are more specific than a code's own. */
type AccountKey =
  | Exclude<
      Extract<UserErrorCode | NoticeCode, `CREDIT_${string}` | `PIN_${string}` | 'PAYMENT_AMOUNT'>,
      ApplicationMessageKey
    >
  | 'PIN_TRIES_LEFT'
  | 'PIN_LAST_TRY'
  | 'PIN_OFF'

/** Keys of messages about credit accounts and credit applications. */
export type CreditMessageKey = AccountKey | ApplicationMessageKey

export const CREDIT_MESSAGES: Readonly<Record<MessageLanguage, Readonly<Record<AccountKey, string>>>> = {
  'es-MX': {
    CREDIT_CLIENT_NOT_FOUND: 'No encontramos ese número de cliente.',
    CREDIT_NUMBER_INVALID: 'El número de cliente es una C y 8 dígitos. Revísalo.',
    CREDIT_SESSION_OVER: 'Escribe tu número de cliente y tu NIP para continuar.',
    CREDIT_LINK_TAKEN: 'No se puede unir: la cuenta de crédito o tu cuenta ya está unida a otra.',
    CREDIT_LINE_CHANGED:
      'Tu línea de crédito ya no alcanza para este pedido. Revisa la forma de pago: puedes pedir autorización o pagar de otra manera.',
    CREDIT_NOTHING_OWED: 'De este crédito ya no se debe nada.',
    CREDIT_METHOD_UNAVAILABLE: 'Este crédito no se puede pagar así. Elige otra forma de pago.',
    PAYMENT_AMOUNT: 'Escribe un monto de {min} a {max}, con centavos si quieres.',
    PIN_INCORRECT: 'El NIP no es correcto.',
    PIN_TRIES_LEFT: 'El NIP no es correcto. Te quedan {left} intentos.',
    PIN_LAST_TRY: 'El NIP no es correcto. Te queda un intento.',
    PIN_LOCKED: 'Tu NIP está bloqueado hasta las {time}. Puedes pedir un código por SMS.',
    PIN_OFF: 'Tu NIP está bloqueado. Pide un código por SMS y elige un NIP nuevo.',
    PIN_TOO_SHORT: 'El NIP tiene al menos 4 dígitos.',
    PIN_TOO_EASY: 'Elige un NIP que no sea una serie ni tu fecha de nacimiento.',
    CREDIT_CODE_SENT: 'Te mandamos un código al •••• {digits}.',
    CREDIT_TRANSFER_READY: 'Transfiere {amount} con la referencia {reference} antes del {day}.',
    CREDIT_LINKED: 'Tu cuenta de crédito quedó unida a tu cuenta.',
    CREDIT_UNLINKED: 'Tu cuenta de crédito ya no está unida.',
  },
  'de-DE': {
    CREDIT_CLIENT_NOT_FOUND: 'Diese Kundennummer gibt es nicht.',
    CREDIT_NUMBER_INVALID: 'Die Kundennummer ist ein C mit 8 Ziffern. Prüf sie bitte.',
    CREDIT_SESSION_OVER: 'Gib Kundennummer und PIN ein, um weiterzumachen.',
    CREDIT_LINK_TAKEN: 'Das geht nicht: Das Kreditkonto oder dein Konto ist schon mit einem anderen verknüpft.',
    CREDIT_LINE_CHANGED:
      'Deine Kreditlinie reicht für diese Bestellung nicht mehr. Prüf die Zahlungsart: Du kannst eine Freigabe beantragen oder anders bezahlen.',
    CREDIT_NOTHING_OWED: 'Von diesem Kredit ist nichts mehr offen.',
    CREDIT_METHOD_UNAVAILABLE: 'So lässt sich dieser Kredit nicht bezahlen. Wähl eine andere Zahlungsart.',
    PAYMENT_AMOUNT: 'Gib einen Betrag von {min} bis {max} an.',
    PIN_INCORRECT: 'Die PIN stimmt nicht.',
    PIN_TRIES_LEFT: 'Die PIN stimmt nicht. Noch {left} Versuche.',
    PIN_LAST_TRY: 'Die PIN stimmt nicht. Noch ein Versuch.',
    PIN_LOCKED: 'Deine PIN ist bis {time} gesperrt. Du kannst einen Code per SMS anfordern.',
    PIN_OFF: 'Deine PIN ist gesperrt. Fordere einen Code per SMS an und wähl eine neue PIN.',
    PIN_TOO_SHORT: 'Die PIN hat mindestens 4 Ziffern.',
    PIN_TOO_EASY: 'Wähl eine PIN, die keine Reihe und nicht dein Geburtsdatum ist.',
    CREDIT_CODE_SENT: 'Ein Code ist unterwegs an •••• {digits}.',
    CREDIT_TRANSFER_READY: 'Überweise {amount} mit der Referenz {reference} bis {day}.',
    CREDIT_LINKED: 'Dein Kreditkonto ist jetzt verknüpft.',
    CREDIT_UNLINKED: 'Dein Kreditkonto ist nicht mehr verknüpft.',
  },
  'it-IT': {
    CREDIT_CLIENT_NOT_FOUND: 'Non troviamo questo numero cliente.',
    CREDIT_NUMBER_INVALID: 'Il numero cliente è una C seguita da 8 cifre. Controllalo.',
    CREDIT_SESSION_OVER: 'Scrivi il numero cliente e il PIN per continuare.',
    CREDIT_LINK_TAKEN: 'Non è possibile: il conto di credito o il tuo account è già collegato a un altro.',
    CREDIT_LINE_CHANGED:
      'La tua linea di credito non basta più per questo ordine. Controlla il pagamento: puoi chiedere l’autorizzazione o pagare in altro modo.',
    CREDIT_NOTHING_OWED: 'Di questo credito non si deve più nulla.',
    CREDIT_METHOD_UNAVAILABLE: 'Questo credito non si può pagare così. Scegli un altro metodo di pagamento.',
    PAYMENT_AMOUNT: 'Scrivi un importo da {min} a {max}.',
    PIN_INCORRECT: 'Il PIN non è corretto.',
    PIN_TRIES_LEFT: 'Il PIN non è corretto. Hai ancora {left} tentativi.',
    PIN_LAST_TRY: 'Il PIN non è corretto. Hai ancora un tentativo.',
    PIN_LOCKED: 'Il PIN è bloccato fino alle {time}. Puoi chiedere un codice via SMS.',
    PIN_OFF: 'Il PIN è bloccato. Chiedi un codice via SMS e scegli un nuovo PIN.',
    PIN_TOO_SHORT: 'Il PIN ha almeno 4 cifre.',
    PIN_TOO_EASY: 'Scegli un PIN che non sia una sequenza né la tua data di nascita.',
    CREDIT_CODE_SENT: 'Ti abbiamo mandato un codice al •••• {digits}.',
    CREDIT_TRANSFER_READY: 'Fai un bonifico di {amount} con il riferimento {reference} entro {day}.',
    CREDIT_LINKED: 'Il tuo conto di credito è collegato.',
    CREDIT_UNLINKED: 'Il conto di credito non è più collegato.',
  },
  en: {
    CREDIT_CLIENT_NOT_FOUND: 'Client not found',
    CREDIT_NUMBER_INVALID: 'Invalid account number',
    CREDIT_SESSION_OVER: 'Enter your client number and your PIN to continue.',
    CREDIT_LINK_TAKEN: 'They cannot be linked: the credit account or your account is linked to another one.',
    CREDIT_LINE_CHANGED:
      'Your credit line no longer covers this order. Check the payment: you can apply for credit or pay in another way.',
    CREDIT_NOTHING_OWED: 'Nothing is owed of this credit.',
    CREDIT_METHOD_UNAVAILABLE: 'This credit cannot be paid like this. Choose another payment method.',
    PAYMENT_AMOUNT: 'Enter an amount from {min} to {max}, with cents if you like.',
    PIN_INCORRECT: 'Incorrect PIN',
    PIN_TRIES_LEFT: 'Incorrect PIN. {left} tries are left.',
    PIN_LAST_TRY: 'Incorrect PIN. One try is left.',
    PIN_LOCKED: 'Your PIN is locked until {time}. You can request a code by SMS.',
    PIN_OFF: 'Your PIN is locked. Request a code by SMS, and choose a new PIN.',
    PIN_TOO_SHORT: 'The PIN has at least 4 digits.',
    PIN_TOO_EASY: 'Choose a PIN that is neither a series nor your date of birth.',
    CREDIT_CODE_SENT: 'A code was sent to •••• {digits}.',
    CREDIT_TRANSFER_READY: 'Transfer {amount} with the reference {reference} before {day}.',
    CREDIT_LINKED: 'Your credit account is linked to your account.',
    CREDIT_UNLINKED: 'Your credit account is no longer linked.',
  },
}
