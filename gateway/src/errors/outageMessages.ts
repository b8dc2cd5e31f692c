import type { Language } from '@hogar/schema/stores.ts'

/** What a shopper is told of an operation that failed for no fault of theirs: apps show the message of an error as it is. */
export const OUTAGE_MESSAGES: Readonly<
  Record<Language, Readonly<Record<'timeout' | 'unavailable' | 'invalid', string>>>
> = {
  'es-MX': {
    timeout: 'La tienda tardó demasiado en responder. Inténtalo de nuevo.',
    unavailable: 'Esta parte de la tienda no está disponible por el momento. Inténtalo de nuevo en unos segundos.',
    invalid: 'La tienda no pudo responder. Inténtalo más tarde.',
  },
  'de-DE': {
    timeout: 'Der Shop hat zu lange gebraucht. Bitte versuche es noch einmal.',
    unavailable:
      'Dieser Teil des Shops ist gerade nicht erreichbar. Bitte versuche es in einigen Sekunden noch einmal.',
    invalid: 'Der Shop konnte nicht antworten. Bitte versuche es später noch einmal.',
  },
  'it-IT': {
    timeout: 'Il negozio ha impiegato troppo tempo a rispondere. Riprova.',
    unavailable: 'Questa parte del negozio al momento non è disponibile. Riprova tra qualche secondo.',
    invalid: 'Il negozio non è riuscito a rispondere. Riprova più tardi.',
  },
}
