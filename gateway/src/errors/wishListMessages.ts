import type { NoticeCode, UserErrorCode } from '../__generated__/schemaTypes.ts'
import type { MessageLanguage } from './core/messageLanguage.ts'

/** Keys of messages about wish lists, and of the default name of a list. */
export type WishListMessageKey = Extract<UserErrorCode | NoticeCode, `WISH_LIST_${string}`> | 'WISH_LIST_DEFAULT_NAME'

export const WISH_LIST_MESSAGES: Readonly<Record<MessageLanguage, Readonly<Record<WishListMessageKey, string>>>> = {
  'es-MX': {
    WISH_LIST_NOT_FOUND: 'Esta lista ya no existe.',
    WISH_LIST_NAME_TAKEN: 'Ya existe una lista con este nombre.',
    WISH_LIST_LIMIT: 'Puedes tener hasta {max} listas. Borra una para crear otra.',
    WISH_LIST_FULL: 'En una lista caben {max} productos. Quita uno para guardar otro.',
    WISH_LIST_OUT_OF_STOCK: 'Agotado: {name}. No se puede guardar en una lista.',
    WISH_LIST_CREATED: 'Lista creada',
    WISH_LIST_UPDATED: 'La lista se actualizó.',
    WISH_LIST_DELETED: 'La lista se borró.',
    WISH_LIST_PRODUCT_ADDED: '¡{name} se guardó en tu lista «{list}»!',
    WISH_LIST_PRODUCT_REMOVED: 'El producto se quitó de tu lista.',
    WISH_LIST_DEFAULT_NAME: 'Favoritos',
    WISH_LIST_NOT_CREATED: 'Lista no creada',
  },
  'de-DE': {
    WISH_LIST_NOT_FOUND: 'Diese Liste gibt es nicht mehr.',
    WISH_LIST_NAME_TAKEN: 'Eine Liste mit diesem Namen gibt es schon.',
    WISH_LIST_LIMIT: 'Du kannst bis zu {max} Listen haben. Lösche eine, um Platz zu machen.',
    WISH_LIST_FULL: 'Auf eine Liste passen {max} Artikel. Nimm einen herunter, um Platz zu machen.',
    WISH_LIST_OUT_OF_STOCK: '{name} ist ausverkauft und kann nicht gemerkt werden.',
    WISH_LIST_CREATED: 'Liste angelegt',
    WISH_LIST_UPDATED: 'Die Liste ist geändert.',
    WISH_LIST_DELETED: 'Die Liste ist gelöscht.',
    WISH_LIST_PRODUCT_ADDED: '{name} steht jetzt auf deiner Liste „{list}“!',
    WISH_LIST_PRODUCT_REMOVED: 'Der Artikel steht nicht mehr auf deiner Liste.',
    WISH_LIST_DEFAULT_NAME: 'Merkliste',
    WISH_LIST_NOT_CREATED: 'Die Liste ließ sich nicht anlegen',
  },
  'it-IT': {
    WISH_LIST_NOT_FOUND: 'Questa lista non esiste più.',
    WISH_LIST_NAME_TAKEN: 'Esiste già una lista con questo nome.',
    WISH_LIST_LIMIT: 'Puoi avere fino a {max} liste. Eliminane una per crearne un’altra.',
    WISH_LIST_FULL: 'In una lista ci stanno {max} prodotti. Togline uno per fare posto.',
    WISH_LIST_OUT_OF_STOCK: 'Esaurito: {name}. Non si può salvare in una lista.',
    WISH_LIST_CREATED: 'Lista creata',
    WISH_LIST_UPDATED: 'La lista è stata aggiornata.',
    WISH_LIST_DELETED: 'La lista è stata eliminata.',
    WISH_LIST_PRODUCT_ADDED: 'Hai salvato {name} nella tua lista «{list}»!',
    WISH_LIST_PRODUCT_REMOVED: 'Il prodotto è stato tolto dalla tua lista.',
    WISH_LIST_DEFAULT_NAME: 'Preferiti',
    WISH_LIST_NOT_CREATED: 'Lista non creata',
  },
  en: {
    WISH_LIST_NOT_FOUND: 'This wish list no longer exists.',
    WISH_LIST_NAME_TAKEN: 'Wishlist name already exists',
    WISH_LIST_LIMIT: 'You can have up to {max} wish lists. Delete one to create another.',
    WISH_LIST_FULL: 'A wish list holds {max} products. Remove one to save another.',
    WISH_LIST_OUT_OF_STOCK: 'Cannot add product without stock to wishlist.',
    WISH_LIST_CREATED: 'Wish list created',
    WISH_LIST_UPDATED: 'The wish list was updated.',
    WISH_LIST_DELETED: 'The wish list was deleted.',
    WISH_LIST_PRODUCT_ADDED: 'Product {name} has been added to wishlist!',
    WISH_LIST_PRODUCT_REMOVED: 'The product was removed from your wish list.',
    WISH_LIST_DEFAULT_NAME: 'Favourites',
    WISH_LIST_NOT_CREATED: 'Wish list not created',
  },
}
