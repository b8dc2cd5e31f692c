import type { UserErrorCode } from '../__generated__/schemaTypes.ts'
import type { MessageLanguage } from './core/messageLanguage.ts'

type PickupMessageKey = Extract<UserErrorCode, `PICKUP_${string}`>

/** Messages about the branch where a cart is picked up. */
export const PICKUP_MESSAGES: Readonly<Record<MessageLanguage, Readonly<Record<PickupMessageKey, string>>>> = {
  'es-MX': {
    PICKUP_BRANCH_REQUIRED: 'Elige la sucursal en la que lo recoges.',
    PICKUP_BRANCH_UNAVAILABLE: 'Esa sucursal ya no tiene todo lo de tu carrito. Elige otra.',
  },
  'de-DE': {
    PICKUP_BRANCH_REQUIRED: 'Wähle die Filiale, in der du es abholst.',
    PICKUP_BRANCH_UNAVAILABLE: 'Diese Filiale hat nicht mehr alles aus deinem Warenkorb. Wähle eine andere.',
  },
  'it-IT': {
    PICKUP_BRANCH_REQUIRED: 'Scegli il negozio in cui lo ritiri.',
    PICKUP_BRANCH_UNAVAILABLE: 'Questo negozio non ha più tutto quello che hai nel carrello. Scegline un altro.',
  },
  en: {
    PICKUP_BRANCH_REQUIRED: 'Choose the branch in which you pick it up.',
    PICKUP_BRANCH_UNAVAILABLE: 'That branch no longer has all of your cart. Choose another one.',
  },
}
