import type { UserErrorCode } from '../__generated__/schemaTypes.ts'
import type { MessageLanguage } from './core/messageLanguage.ts'

/** Keys of messages about photos of reviews, and about gift messages. */
export type ReviewMessageKey = Extract<UserErrorCode, `REVIEW_PHOTO${string}` | 'GIFT_UNAVAILABLE'>

export const REVIEW_MESSAGES: Readonly<Record<MessageLanguage, Readonly<Record<ReviewMessageKey, string>>>> = {
  'es-MX': {
    GIFT_UNAVAILABLE: 'En esta tienda todavía no se pueden agregar mensajes de regalo.',
    REVIEW_PHOTO_UNREADABLE: 'La foto {number} no se puede leer: usa una imagen JPEG, PNG o WebP.',
    REVIEW_PHOTO_TOO_LARGE: 'La foto {number} pesa demasiado: cada una puede tener hasta {kilobytes} KB.',
    REVIEW_PHOTOS_TOO_MANY: 'Puedes agregar hasta {max} fotos.',
  },
  'de-DE': {
    GIFT_UNAVAILABLE: 'In diesem Shop lassen sich noch keine Geschenknachrichten hinzufügen.',
    REVIEW_PHOTO_UNREADABLE: 'Foto {number} lässt sich nicht lesen: Nimm ein Bild als JPEG, PNG oder WebP.',
    REVIEW_PHOTO_TOO_LARGE: 'Foto {number} ist zu groß: Jedes darf höchstens {kilobytes} KB haben.',
    REVIEW_PHOTOS_TOO_MANY: 'Du kannst bis zu {max} Fotos hinzufügen.',
  },
  'it-IT': {
    GIFT_UNAVAILABLE: 'In questo negozio non si possono ancora aggiungere messaggi regalo.',
    REVIEW_PHOTO_UNREADABLE: 'La foto {number} non si può leggere: usa un’immagine JPEG, PNG o WebP.',
    REVIEW_PHOTO_TOO_LARGE: 'La foto {number} è troppo pesante: ognuna può avere al massimo {kilobytes} KB.',
    REVIEW_PHOTOS_TOO_MANY: 'Puoi aggiungere fino a {max} foto.',
  },
  en: {
    GIFT_UNAVAILABLE: 'Gift messages cannot be added in this store yet.',
    REVIEW_PHOTO_UNREADABLE: 'Photo {number} cannot be read: use a JPEG, PNG or WebP picture.',
    REVIEW_PHOTO_TOO_LARGE: 'Photo {number} is too large: each may have up to {kilobytes} KB.',
    REVIEW_PHOTOS_TOO_MANY: 'You can add up to {max} photos.',
  },
}
