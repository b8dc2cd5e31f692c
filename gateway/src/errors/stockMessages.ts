import type { MessageLanguage } from './core/messageLanguage.ts'

/** Keys of messages for shoppers whose cart holds some or all of the units left. */
export type StockMessageKey = 'ALL_UNITS_HELD' | 'FEW_UNITS_LEFT'

export const STOCK_MESSAGES: Readonly<Record<MessageLanguage, Readonly<Record<StockMessageKey, string>>>> = {
  'es-MX': {
    ALL_UNITS_HELD:
      'La cantidad solicitada no está disponible: ya tienes en tu carrito todo lo que queda de {name} ({held}).',
    FEW_UNITS_LEFT:
      'La cantidad solicitada no está disponible: de {name} ya tienes {held} y puedes agregar {available} más.',
  },
  'de-DE': {
    ALL_UNITS_HELD:
      'Die gewünschte Menge ist nicht verfügbar: Alles, was von {name} noch da ist, liegt schon in deinem Warenkorb ({held}).',
    FEW_UNITS_LEFT:
      'Die gewünschte Menge ist nicht verfügbar: Von {name} hast du schon {held} im Warenkorb, {available} gehen noch.',
  },
  'it-IT': {
    ALL_UNITS_HELD:
      'La quantità richiesta non è disponibile: hai già nel carrello tutto ciò che resta di {name} ({held}).',
    FEW_UNITS_LEFT:
      'La quantità richiesta non è disponibile: di {name} ne hai già {held} e puoi aggiungerne ancora {available}.',
  },
  en: {
    ALL_UNITS_HELD: 'The requested qty is not available: your cart has all that is left of {name} ({held}).',
    FEW_UNITS_LEFT: 'The requested qty is not available: you have {held} of {name}, and can add {available} more.',
  },
}
