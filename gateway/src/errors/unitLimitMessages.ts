import type { UserErrorCode } from '../__generated__/schemaTypes.ts'
import type { MessageLanguage } from './core/messageLanguage.ts'

type UnitLimitMessageKey = Extract<UserErrorCode, 'UNIT_LIMIT_EXCEEDED' | 'MOTORCYCLE_ALONE'>

/** Messages about products of which an order has one, or that are the only ones of their order. */
export const UNIT_LIMIT_MESSAGES: Readonly<Record<MessageLanguage, Readonly<Record<UnitLimitMessageKey, string>>>> = {
  'es-MX': {
    UNIT_LIMIT_EXCEEDED: 'De {name} solo se puede pedir {limit} a la vez.',
    MOTORCYCLE_ALONE: 'Una motocicleta se pide sola: deja en el carrito solo la moto.',
  },
  'de-DE': {
    UNIT_LIMIT_EXCEEDED: 'Von {name} kannst du nur {limit} auf einmal bestellen.',
    MOTORCYCLE_ALONE: 'Ein Motorrad wird allein bestellt: Lass nur das Motorrad im Warenkorb.',
  },
  'it-IT': {
    UNIT_LIMIT_EXCEEDED: 'Di {name} puoi ordinarne solo {limit} alla volta.',
    MOTORCYCLE_ALONE: 'Una moto si ordina da sola: lascia nel carrello solo la moto.',
  },
  en: {
    UNIT_LIMIT_EXCEEDED: 'An order may contain {limit} of {name} at most.',
    MOTORCYCLE_ALONE: 'A motorcycle is ordered alone: leave only the motorcycle in the cart.',
  },
}
