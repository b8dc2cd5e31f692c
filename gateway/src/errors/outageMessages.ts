import type { MessageLanguage } from './core/messageLanguage.ts'

/** Messages for operations that failed for no fault of the shopper: apps show an error's message as it is. */
export const OUTAGE_MESSAGES: Readonly<
  Record<MessageLanguage, Readonly<Record<'timeout' | 'unavailable' | 'invalid' | 'unauthenticated', string>>>
> = {
  'es-MX': {
    timeout: 'La tienda tardó demasiado en responder. Inténtalo de nuevo.',
    unavailable: 'Esta parte de la tienda no está disponible por el momento. Inténtalo de nuevo en unos segundos.',
    invalid: 'La tienda no pudo responder. Inténtalo más tarde.',
    unauthenticated: 'No se pudo renovar tu sesión. Inicia sesión de nuevo para continuar.',
  },
  'de-DE': {
    timeout: 'Der Shop hat zu lange gebraucht. Bitte versuche es noch einmal.',
    unavailable:
      'Dieser Teil des Shops ist gerade nicht erreichbar. Bitte versuche es in einigen Sekunden noch einmal.',
    invalid: 'Der Shop konnte nicht antworten. Bitte versuche es später noch einmal.',
    unauthenticated: 'Deine Anmeldung konnte nicht erneuert werden. Melde dich neu an, um weiterzumachen.',
  },
  'it-IT': {
    timeout: 'Il negozio ha impiegato troppo tempo a rispondere. Riprova.',
    unavailable: 'Questa parte del negozio al momento non è disponibile. Riprova tra qualche secondo.',
    invalid: 'Il negozio non è riuscito a rispondere. Riprova più tardi.',
    unauthenticated: 'Non è stato possibile rinnovare il tuo accesso. Accedi di nuovo per continuare.',
  },
  en: {
    timeout: 'The store took too long to answer. Try again.',
    unavailable: 'This part of the store is not available at the moment. Try again in a few seconds.',
    invalid: 'Unhandled error, wrong response format!',
    unauthenticated: 'Error refreshing user token. User is not authorized to access the resource',
  },
}
