import type { Language } from '@hogar/schema/stores.ts'
import type { NoticeCode, UserErrorCode } from '../__generated__/schemaTypes.ts'
import type { AccountMessageKey } from './accountMessages.ts'
import type { CreditMessageKey } from './credit/creditMessages.ts'
import { DOMAIN_MESSAGES } from './domainMessages.ts'
import type { StockMessageKey } from './stockMessages.ts'
import type { WishListMessageKey } from './wishListMessages.ts'

/** Keys of all messages of mutations to shoppers. Placeholders are in braces. */
export type MessageKey =
  | Exclude<UserErrorCode, 'INVALID' | 'REFUSED'>
  | NoticeCode
  | 'FIELD_REQUIRED'
  | 'FIELD_TOO_LONG'
  | 'FIELD_INVALID'
  | 'FIELD_POSTCODE'
  | 'FIELD_TELEPHONE'
  | 'FIELD_EMAIL'
  | 'FIELD_STARS'
  | 'FIELD_REGION'
  | 'FIELD_COUNTRY'
  | 'FIELD_TAX_ID'
  | 'TOO_MANY_LINES'
  | StockMessageKey
  | 'REFUSED_WITHOUT_WORDS'
  | AccountMessageKey
  | WishListMessageKey
  | CreditMessageKey

type Messages = Readonly<Record<MessageKey, string>>

const SPANISH: Messages = {
  ...DOMAIN_MESSAGES['es-MX'],
  INVALID_QUANTITY: 'La cantidad de {name} no es válida.',
  PRODUCT_NOT_FOUND: 'Este producto ya no está disponible.',
  OPTIONS_REQUIRED: 'Elige las opciones de {name} antes de agregar el producto al carrito.',
  OUT_OF_STOCK: 'Agotado: {name}. No se puede agregar al carrito.',
  NO_VARIANT_AVAILABLE: 'No hay ninguna variante disponible de {name}.',
  IN_STOCK: '{name} ya está disponible.',
  INSUFFICIENT_STOCK: 'La cantidad solicitada no está disponible: quedan {available} de {name}.',
  PRICE_UNKNOWN: 'No conocemos el precio de {name}, por eso no se puede agregar al carrito.',
  LINE_NOT_FOUND: 'Este artículo ya no está en tu carrito.',
  CART_NOT_FOUND: 'Todavía no tienes un carrito, o ya se convirtió en un pedido.',
  CART_EMPTY: 'Tu carrito está vacío.',
  SHARE_NOT_FOUND: 'Este enlace ya no lleva a ningún carrito.',
  QUOTE_NOT_FOUND: 'Esta cotización ya no existe.',
  QUOTE_LIMIT: 'Puedes guardar hasta {max} cotizaciones. Borra una para guardar otra.',
  CONFLICT: 'Tu carrito cambió mientras tanto. Revisa cómo está ahora.',
  EXTERNAL_CHECKOUT: 'Esta tienda cobra en su propia página: termina ahí tu compra.',
  COUPON_INVALID: 'El cupón no es válido para este carrito.',
  SHIPPING_METHOD_UNAVAILABLE: 'Esta forma de envío no está disponible para tu dirección.',
  PAYMENT_METHOD_UNAVAILABLE: 'Esta forma de pago no está disponible para tu carrito.',
  SHIPPING_REQUIRED: 'Elige primero la dirección y la forma de envío.',
  PAYMENT_REQUIRED: 'Elige primero la forma de pago.',
  TOTAL_CHANGED: 'El total cambió: ahora es {total}. Revísalo antes de hacer el pedido.',
  TERMS_REQUIRED: 'Acepta los términos y condiciones para hacer el pedido.',
  IDEMPOTENCY_MISMATCH: 'Esta acción ya se envió con otros datos. Inténtalo de nuevo.',
  TOO_MANY_ATTEMPTS: 'Demasiados intentos. Espera {minutes} minutos e inténtalo de nuevo.',
  SIGN_IN_REFUSED:
    'El correo o la contraseña no son correctos, o la cuenta está bloqueada por un momento. Espera e inténtalo de nuevo.',
  SIGNED_OUT: 'Inicia sesión para continuar.',
  ADDRESS_NOT_FOUND: 'Esta dirección ya no existe.',
  ADDRESS_LIMIT: 'Puedes guardar hasta {max} direcciones. Borra una para guardar otra.',
  PASSWORD_WRONG: 'La contraseña actual no es correcta.',
  PASSWORD_LINK_INVALID: 'Este enlace no es válido o ya se usó. Pide uno nuevo.',
  PASSWORD_LINK_EXPIRED: 'Este enlace ya venció. Pide uno nuevo.',
  PRODUCT_ADDED: '¡El producto se agregó al carrito!',
  QUANTITY_UPDATED: '¡La cantidad del producto se actualizó!',
  STOCK_VOLATILE: 'No estamos seguros de la existencia de {name}. El producto se agregó al carrito como preapartado.',
  PRICE_CHANGED: 'El precio de {name} cambió: antes {before}, ahora {now}.',
  SOLD_OUT_REMOVED: 'Se agotó {name}: quitamos ese producto de tu carrito.',
  COUPON_REMOVED: 'El cupón {code} ya no aplica y se quitó.',
  QUOTE_SAVED: 'Guardamos tu carrito como «{name}».',
  REVIEW_PENDING: 'Recibimos tu reseña. La revisamos y la publicamos pronto.',
  STOCK_NOTICE_KEPT: 'Te escribiremos a {email} cuando {name} vuelva a estar disponible.',
  LOGGED_OUT: 'Cerraste sesión.',
  SOCIAL_JOINED: 'Listo: la próxima vez puedes entrar sin contraseña.',
  ACCOUNT_UPDATED: 'Los datos de tu cuenta se actualizaron.',
  PASSWORD_CHANGED: 'Tu contraseña se cambió.',
  PROVIDERS_PARTED: 'Si entrabas con {providers}, la próxima vez te pediremos también tu nueva contraseña, una vez.',
  ADDRESS_SAVED: 'La dirección se guardó.',
  ADDRESS_DELETED: 'La dirección se borró.',
  DEVICES_SIGNED_OUT: 'Se cerró la sesión en los otros dispositivos.',
  PASSWORD_LINK_SENT: 'Si hay una cuenta con {email}, te mandamos un enlace para crear una nueva contraseña.',
  CART_MERGED_IN_PART: '{name} no se pudo pasar a tu carrito.',
  FIELD_REQUIRED: 'Este campo es obligatorio.',
  FIELD_TOO_LONG: 'El texto es demasiado largo.',
  FIELD_INVALID: 'Este dato no es válido.',
  FIELD_POSTCODE: 'El código postal tiene 5 dígitos.',
  FIELD_TELEPHONE: 'El teléfono tiene de 10 a 15 dígitos.',
  FIELD_STARS: 'Elige de 1 a 5 estrellas.',
  FIELD_EMAIL: 'Escribe un correo electrónico válido.',
  FIELD_REGION: 'Elige el estado.',
  FIELD_COUNTRY: 'No hacemos envíos a este país.',
  FIELD_TAX_ID: 'El RFC tiene 12 o 13 caracteres, con una fecha: LOJA850101AB1.',
  TOO_MANY_LINES: 'Se permiten {max} artículos como máximo.',
  REFUSED_WITHOUT_WORDS: 'No pudimos hacer este cambio.',
}

const GERMAN: Messages = {
  ...DOMAIN_MESSAGES['de-DE'],
  INVALID_QUANTITY: 'Die Menge von {name} ist ungültig.',
  PRODUCT_NOT_FOUND: 'Diesen Artikel gibt es nicht mehr.',
  OPTIONS_REQUIRED: 'Triff für {name} noch eine Auswahl, bevor du den Artikel in den Warenkorb legst.',
  OUT_OF_STOCK: '{name} ist ausverkauft und kann nicht in den Warenkorb gelegt werden.',
  NO_VARIANT_AVAILABLE: 'Von {name} ist zurzeit keine Variante lieferbar.',
  IN_STOCK: '{name} ist bereits lieferbar.',
  INSUFFICIENT_STOCK: 'Die gewünschte Menge ist nicht verfügbar: Von {name} sind noch {available} da.',
  PRICE_UNKNOWN: 'Der Preis von {name} ist unbekannt, der Artikel kann nicht in den Warenkorb gelegt werden.',
  LINE_NOT_FOUND: 'Dieser Artikel ist nicht mehr in deinem Warenkorb.',
  CART_NOT_FOUND: 'Du hast noch keinen Warenkorb, oder deine Bestellung ist schon aufgegeben.',
  CART_EMPTY: 'Dein Warenkorb ist leer.',
  SHARE_NOT_FOUND: 'Dieser Link führt zu keinem Warenkorb mehr.',
  QUOTE_NOT_FOUND: 'Diesen gemerkten Warenkorb gibt es nicht mehr.',
  QUOTE_LIMIT: 'Du kannst dir bis zu {max} Warenkörbe merken. Lösche einen, um Platz zu machen.',
  CONFLICT: 'Dein Warenkorb hat sich inzwischen geändert. Sieh nach, was jetzt darin liegt.',
  EXTERNAL_CHECKOUT: 'Dieser Shop kassiert auf einer eigenen Seite: Schließe deinen Kauf dort ab.',
  COUPON_INVALID: 'Der Gutschein gilt nicht für diesen Warenkorb.',
  SHIPPING_METHOD_UNAVAILABLE: 'Diese Versandart gibt es für deine Adresse nicht.',
  PAYMENT_METHOD_UNAVAILABLE: 'Diese Zahlungsart gibt es für deinen Warenkorb nicht.',
  SHIPPING_REQUIRED: 'Wähle zuerst Adresse und Versandart.',
  PAYMENT_REQUIRED: 'Wähle zuerst die Zahlungsart.',
  TOTAL_CHANGED: 'Der Gesamtbetrag hat sich geändert: Er ist jetzt {total}. Sieh ihn dir an, bevor du bestellst.',
  TERMS_REQUIRED: 'Stimme den Geschäftsbedingungen zu, um zu bestellen.',
  IDEMPOTENCY_MISMATCH: 'Diese Aktion wurde schon mit anderen Daten gesendet. Versuch es noch einmal.',
  TOO_MANY_ATTEMPTS: 'Zu viele Versuche. Warte {minutes} Minuten und versuch es dann noch einmal.',
  SIGN_IN_REFUSED:
    'E-Mail-Adresse oder Passwort stimmen nicht, oder das Konto ist kurz gesperrt. Warte etwas und versuch es noch einmal.',
  SIGNED_OUT: 'Melde dich an, um weiterzumachen.',
  ADDRESS_NOT_FOUND: 'Diese Adresse gibt es nicht mehr.',
  ADDRESS_LIMIT: 'Du kannst bis zu {max} Adressen speichern. Lösche eine, um Platz zu machen.',
  PASSWORD_WRONG: 'Das aktuelle Passwort stimmt nicht.',
  PASSWORD_LINK_INVALID: 'Dieser Link ist ungültig oder wurde schon benutzt. Fordere einen neuen an.',
  PASSWORD_LINK_EXPIRED: 'Dieser Link ist abgelaufen. Fordere einen neuen an.',
  PRODUCT_ADDED: 'Der Artikel liegt im Warenkorb!',
  QUANTITY_UPDATED: 'Die Menge wurde geändert!',
  STOCK_VOLATILE:
    'Wir wissen gerade nicht sicher, ob {name} auf Lager ist. Der Artikel ist in deinem Warenkorb vorgemerkt.',
  PRICE_CHANGED: 'Der Preis von {name} hat sich geändert: vorher {before}, jetzt {now}.',
  SOLD_OUT_REMOVED: '{name} ist inzwischen ausverkauft und liegt nicht mehr im Warenkorb.',
  COUPON_REMOVED: 'Der Gutschein {code} gilt nicht mehr und wurde entfernt.',
  QUOTE_SAVED: 'Dein Warenkorb ist als „{name}“ gemerkt.',
  REVIEW_PENDING: 'Danke für deine Bewertung. Wir prüfen sie und veröffentlichen sie bald.',
  STOCK_NOTICE_KEPT: 'Wir schreiben dir an {email}, sobald {name} wieder lieferbar ist.',
  LOGGED_OUT: 'Du bist abgemeldet.',
  SOCIAL_JOINED: 'Fertig: Nächstes Mal kommst du ohne Passwort hinein.',
  ACCOUNT_UPDATED: 'Deine Kontodaten sind geändert.',
  PASSWORD_CHANGED: 'Dein Passwort ist geändert.',
  PROVIDERS_PARTED:
    'Wenn du dich mit {providers} anmeldest, fragen wir beim nächsten Mal einmal nach dem neuen Passwort.',
  ADDRESS_SAVED: 'Die Adresse ist gespeichert.',
  ADDRESS_DELETED: 'Die Adresse ist gelöscht.',
  DEVICES_SIGNED_OUT: 'Die anderen Geräte sind abgemeldet.',
  PASSWORD_LINK_SENT: 'Wenn es ein Konto mit {email} gibt, ist ein Link für ein neues Passwort unterwegs.',
  CART_MERGED_IN_PART: '{name} ließ sich nicht in deinen Warenkorb übernehmen.',
  FIELD_REQUIRED: 'Fülle dieses Feld aus.',
  FIELD_TOO_LONG: 'Der Text ist zu lang.',
  FIELD_INVALID: 'Diese Angabe ist ungültig.',
  FIELD_POSTCODE: 'Die Postleitzahl hat 5 Ziffern.',
  FIELD_TELEPHONE: 'Gib die ganze Telefonnummer mit Vorwahl an.',
  FIELD_STARS: 'Wähle 1 bis 5 Sterne.',
  FIELD_EMAIL: 'Gib eine gültige E-Mail-Adresse an.',
  FIELD_REGION: 'Wähle das Bundesland.',
  FIELD_COUNTRY: 'In dieses Land liefern wir nicht.',
  FIELD_TAX_ID: 'Der RFC hat 12 oder 13 Zeichen mit einem Datum: LOJA850101AB1.',
  TOO_MANY_LINES: 'Höchstens {max} Artikel sind möglich.',
  REFUSED_WITHOUT_WORDS: 'Diese Änderung war nicht möglich.',
}

const ITALIAN: Messages = {
  ...DOMAIN_MESSAGES['it-IT'],
  INVALID_QUANTITY: 'La quantità di {name} non è valida.',
  PRODUCT_NOT_FOUND: 'Questo prodotto non è più disponibile.',
  OPTIONS_REQUIRED: 'Scegli le opzioni di {name} prima di aggiungere il prodotto al carrello.',
  OUT_OF_STOCK: 'Esaurito: {name}. Non si può aggiungere al carrello.',
  NO_VARIANT_AVAILABLE: 'Nessuna variante di {name} è disponibile.',
  IN_STOCK: '{name} è già disponibile.',
  INSUFFICIENT_STOCK: 'La quantità richiesta non è disponibile: di {name} ne restano {available}.',
  PRICE_UNKNOWN: 'Il prezzo di {name} è sconosciuto, il prodotto non può essere aggiunto al carrello.',
  LINE_NOT_FOUND: 'Questo articolo non è più nel tuo carrello.',
  CART_NOT_FOUND: 'Non hai ancora un carrello, o è già diventato un ordine.',
  CART_EMPTY: 'Il tuo carrello è vuoto.',
  SHARE_NOT_FOUND: 'Questo link non porta più a nessun carrello.',
  QUOTE_NOT_FOUND: 'Questo preventivo non esiste più.',
  QUOTE_LIMIT: 'Puoi salvare fino a {max} preventivi. Eliminane uno per salvarne un altro.',
  CONFLICT: 'Nel frattempo il tuo carrello è cambiato. Controlla com’è adesso.',
  EXTERNAL_CHECKOUT: 'Questo negozio ha una cassa propria: concludi lì il tuo acquisto.',
  COUPON_INVALID: 'Il buono non è valido per questo carrello.',
  SHIPPING_METHOD_UNAVAILABLE: 'Questo metodo di spedizione non è disponibile per il tuo indirizzo.',
  PAYMENT_METHOD_UNAVAILABLE: 'Questo metodo di pagamento non è disponibile per il tuo carrello.',
  SHIPPING_REQUIRED: 'Scegli prima l’indirizzo e il metodo di spedizione.',
  PAYMENT_REQUIRED: 'Scegli prima il metodo di pagamento.',
  TOTAL_CHANGED: 'Il totale è cambiato: ora è {total}. Controllalo prima di ordinare.',
  TERMS_REQUIRED: 'Accetta le condizioni di vendita per ordinare.',
  IDEMPOTENCY_MISMATCH: 'Questa azione è già stata inviata con altri dati. Riprova.',
  TOO_MANY_ATTEMPTS: 'Troppi tentativi. Aspetta {minutes} minuti e riprova.',
  SIGN_IN_REFUSED:
    'L’e-mail o la password non sono corrette, oppure l’account è bloccato per un momento. Aspetta e riprova.',
  SIGNED_OUT: 'Accedi per continuare.',
  ADDRESS_NOT_FOUND: 'Questo indirizzo non esiste più.',
  ADDRESS_LIMIT: 'Puoi salvare fino a {max} indirizzi. Eliminane uno per fare posto.',
  PASSWORD_WRONG: 'La password attuale non è corretta.',
  PASSWORD_LINK_INVALID: 'Questo link non è valido o è già stato usato. Chiedine uno nuovo.',
  PASSWORD_LINK_EXPIRED: 'Questo link è scaduto. Chiedine uno nuovo.',
  PRODUCT_ADDED: 'Il prodotto è stato aggiunto al carrello!',
  QUANTITY_UPDATED: 'La quantità del prodotto è stata aggiornata!',
  STOCK_VOLATILE: 'La disponibilità di {name} non è certa. Il prodotto è nel carrello come prenotazione.',
  PRICE_CHANGED: 'Il prezzo di {name} è cambiato: prima {before}, ora {now}.',
  SOLD_OUT_REMOVED: 'Non è più disponibile: {name}. Abbiamo tolto il prodotto dal carrello.',
  COUPON_REMOVED: 'Il buono {code} non vale più ed è stato tolto.',
  QUOTE_SAVED: 'Il tuo carrello è salvato come «{name}».',
  REVIEW_PENDING: 'Abbiamo ricevuto la tua recensione. La controlliamo e la pubblichiamo presto.',
  STOCK_NOTICE_KEPT: 'Ti scriveremo a {email} quando {name} tornerà disponibile.',
  LOGGED_OUT: 'Hai effettuato l’uscita.',
  SOCIAL_JOINED: 'Fatto: la prossima volta entri senza password.',
  ACCOUNT_UPDATED: 'I dati del tuo account sono stati aggiornati.',
  PASSWORD_CHANGED: 'La tua password è stata cambiata.',
  PROVIDERS_PARTED:
    'Se accedevi con {providers}, la prossima volta ti chiederemo anche la nuova password, una volta sola.',
  ADDRESS_SAVED: 'L’indirizzo è stato salvato.',
  ADDRESS_DELETED: 'L’indirizzo è stato eliminato.',
  DEVICES_SIGNED_OUT: 'Gli altri dispositivi sono stati disconnessi.',
  PASSWORD_LINK_SENT: 'Se esiste un account con {email}, ti abbiamo mandato un link per creare una nuova password.',
  CART_MERGED_IN_PART: 'Non siamo riusciti a portare {name} nel tuo carrello.',
  FIELD_REQUIRED: 'Questo campo è obbligatorio.',
  FIELD_TOO_LONG: 'Il testo è troppo lungo.',
  FIELD_INVALID: 'Questo dato non è valido.',
  FIELD_POSTCODE: 'Il CAP ha 5 cifre.',
  FIELD_TELEPHONE: 'Scrivi il numero di telefono completo, con il prefisso.',
  FIELD_STARS: 'Scegli da 1 a 5 stelle.',
  FIELD_EMAIL: 'Scrivi un indirizzo e-mail valido.',
  FIELD_REGION: 'Scegli la regione.',
  FIELD_COUNTRY: 'Non spediamo in questo Paese.',
  FIELD_TAX_ID: 'L’RFC ha 12 o 13 caratteri, con una data: LOJA850101AB1.',
  TOO_MANY_LINES: 'Sono possibili al massimo {max} articoli.',
  REFUSED_WITHOUT_WORDS: 'Questa modifica non è riuscita.',
}

const MESSAGES: Readonly<Record<Language, Messages>> = { 'es-MX': SPANISH, 'de-DE': GERMAN, 'it-IT': ITALIAN }

/** Returns a message in the store's language, with its placeholders filled in. */
export function message(
  language: Language,
  key: MessageKey,
  words: Readonly<Record<string, string | number>> = {},
): string {
  return MESSAGES[language][key].replace(/\{(\w+)\}/g, (whole, name) => String(words[String(name)] ?? whole))
}
