import type { MessageLanguage } from './core/messageLanguage.ts'

/**
 * Keys of messages that are more specific than `INSUFFICIENT_STOCK`: the cart holds some or all of the units left, or the
 * platform names no number, or not even the product.
 */
export type StockMessageKey = 'ALL_UNITS_HELD' | 'FEW_UNITS_LEFT' | 'QUANTITY_UNAVAILABLE' | 'UNNAMED_UNAVAILABLE'

export const STOCK_MESSAGES: Readonly<Record<MessageLanguage, Readonly<Record<StockMessageKey, string>>>> = {
  'es-MX': {
    ALL_UNITS_HELD:
      'La cantidad solicitada no está disponible: ya tienes en tu carrito todo lo que queda de {name} ({held}).',
    FEW_UNITS_LEFT:
      'La cantidad solicitada no está disponible: de {name} ya tienes {held} y puedes agregar {available} más.',
    QUANTITY_UNAVAILABLE: 'La cantidad solicitada no está disponible: {name}.',
    UNNAMED_UNAVAILABLE: 'La cantidad solicitada de un producto no está disponible.',
  },
  'de-DE': {
    ALL_UNITS_HELD:
      'Die gewünschte Menge ist nicht verfügbar: Alles, was von {name} noch da ist, liegt schon in deinem Warenkorb ({held}).',
    FEW_UNITS_LEFT:
      'Die gewünschte Menge ist nicht verfügbar: Von {name} hast du schon {held} im Warenkorb, {available} gehen noch.',
    QUANTITY_UNAVAILABLE: 'Die gewünschte Menge ist nicht verfügbar: {name}.',
    UNNAMED_UNAVAILABLE: 'Die gewünschte Menge eines Artikels ist nicht verfügbar.',
  },
  'it-IT': {
    ALL_UNITS_HELD:
      'La quantità richiesta non è disponibile: hai già nel carrello tutto ciò che resta di {name} ({held}).',
    FEW_UNITS_LEFT:
      'La quantità richiesta non è disponibile: di {name} ne hai già {held} e puoi aggiungerne ancora {available}.',
    QUANTITY_UNAVAILABLE: 'La quantità richiesta non è disponibile: {name}.',
    UNNAMED_UNAVAILABLE: 'La quantità richiesta di un prodotto non è disponibile.',
  },
  en: {
    ALL_UNITS_HELD: 'The requested qty is not available: your cart has all that is left of {name} ({held}).',
    FEW_UNITS_LEFT: 'The requested qty is not available: you have {held} of {name}, and can add {available} more.',
    QUANTITY_UNAVAILABLE: 'The requested qty is not available: {name}',
    UNNAMED_UNAVAILABLE: 'The requested qty is not available',
  },
}
