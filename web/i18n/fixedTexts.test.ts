import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readMessages } from './compileMessages.ts'

/**
 * Texts that stand for a sentence of the catalogue of errors, as shoppers read them: Spanish, German, Italian. A
 * change of one of these texts has to be made here too.
 */
const SHOWN: readonly (readonly [string, readonly [string, string, string]])[] = [
  [
    'adding.notEnough',
    [
      'La cantidad solicitada no está disponible',
      'Die gewünschte Menge ist nicht verfügbar',
      'La quantità richiesta non è disponibile',
    ],
  ],
  [
    'adding.outOfStock',
    [
      '¡El producto está agotado y no se puede agregar al carrito!',
      'Der Artikel ist ausverkauft und kann nicht in den Warenkorb gelegt werden!',
      'Il prodotto è esaurito e non può essere aggiunto al carrello!',
    ],
  ],
  [
    'adding.priceUnknown',
    [
      '¡No conocemos el precio del producto, no se puede agregar al carrito!',
      'Der Preis des Artikels ist unbekannt, er kann nicht in den Warenkorb gelegt werden!',
      'Non conosciamo il prezzo del prodotto, non può essere aggiunto al carrello!',
    ],
  ],
  [
    'cart.added',
    [
      '¡El producto se agregó al carrito!',
      'Der Artikel liegt im Warenkorb!',
      'Il prodotto è stato aggiunto al carrello!',
    ],
  ],
  ['cart.proceedToCheckout', ['Ir a pagar', 'Zur Kasse', 'Procedi al pagamento']],
  ['cartPage.lineInStock', ['¡Disponible!', 'Auf Lager!', 'Disponibile!']],
  ['cartPage.lineOutOfStock', ['¡Agotado!', 'Ausverkauft!', 'Esaurito!']],
  [
    'catalogue.noSuchVariant',
    [
      'No existe esa configuración del producto. Elige otra combinación de atributos.',
      'Diese Ausführung des Artikels gibt es nicht. Wähle eine andere Kombination von Merkmalen.',
      'Questa configurazione del prodotto non esiste. Scegli un’altra combinazione di attributi.',
    ],
  ],
  [
    'catalogue.noVariants',
    [
      'Por ahora no hay ninguna variante disponible.',
      'Zurzeit ist keine Variante verfügbar.',
      'Al momento nessuna variante è disponibile.',
    ],
  ],
  [
    'catalogue.otherVariant',
    [
      'No existe esa configuración del producto. Elegimos por ti otra que te puede gustar.',
      'Diese Ausführung des Artikels gibt es nicht. Wir haben eine andere gewählt, die dir gefallen könnte.',
      'Questa configurazione del prodotto non esiste. Ne abbiamo scelta un’altra che potrebbe piacerti.',
    ],
  ],
  [
    'contact.branchesFailed',
    [
      'No pudimos cargar las sucursales',
      'Die Filialen konnten nicht geladen werden',
      'Non siamo riusciti a caricare le filiali',
    ],
  ],
  ['customers.loggedOut', ['Cerraste sesión', 'Du bist abgemeldet', 'Hai chiuso la sessione']],
  [
    'creditPayments.authorizationUnexpected',
    [
      'No pudimos confirmar la autorización. Revisa tu conexión antes de volver a pagar: te decimos si ya se cobró.',
      'Die Freigabe ließ sich nicht bestätigen. Prüf die Verbindung, bevor du noch einmal zahlst.',
      'Non siamo riusciti a confermare l’autorizzazione. Controlla la connessione prima di ripagare.',
    ],
  ],
  [
    'customers.offline',
    [
      'No hay conexión. Inténtalo de nuevo cuando vuelva.',
      'Keine Verbindung. Versuch es noch einmal, sobald sie wieder da ist.',
      'Non c’è connessione. Riprova quando torna.',
    ],
  ],
  [
    'customers.passwordChanged',
    ['Tu contraseña se cambió', 'Dein Passwort wurde geändert', 'La password è stata cambiata'],
  ],
  [
    'customers.resetOffline',
    [
      'Cambiar la contraseña no funciona sin conexión.',
      'Das Passwort lässt sich ohne Verbindung nicht ändern.',
      'Senza connessione non si può cambiare la password.',
    ],
  ],
  ['design.ok', ['OK', 'OK', 'OK']],
  ['digits.only', ['Escribe solo números', 'Gib nur Ziffern ein', 'Inserisci solo numeri']],
  [
    'listing.notSynchronised',
    [
      'No hay productos sincronizados de esta categoría. Vuelve cuando tengas conexión.',
      'Zu dieser Kategorie sind keine Artikel synchronisiert. Komm wieder, sobald du online bist.',
      'Nessun prodotto sincronizzato per questa categoria. Torna quando sei online.',
    ],
  ],
  [
    'offline.pageNotStored',
    [
      'El producto, la categoría o la página no está disponible sin conexión. Te llevamos al inicio.',
      'Produkt, Kategorie oder Seite ist ohne Verbindung nicht verfügbar. Wir bringen dich zur Startseite.',
      'Il prodotto, la categoria o la pagina non è disponibile senza connessione. Ti riportiamo alla home.',
    ],
  ],
  [
    'returns.failed',
    [
      'La cancelación o devolución del pedido o del producto falló.',
      'Stornierung oder Rückgabe der Bestellung oder des Artikels ist fehlgeschlagen.',
      'L’annullamento o il reso dell’ordine o del prodotto non è riuscito.',
    ],
  ],
  ['waiting.orderTitle', ['¡Pedido en espera!', 'Bestellung wartet!', 'Ordine in attesa!']],
  [
    'waiting.sessionLost',
    [
      'Error interno al renovar tu sesión. Borra los datos guardados de esta página y vuelve a cargarla.',
      'Interner Fehler beim Erneuern deiner Sitzung. Lösche die gespeicherten Daten dieser Seite und lade sie neu.',
      'Errore interno durante il rinnovo della sessione. Cancella i dati salvati di questa pagina e ricaricala.',
    ],
  ],
]
const english: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../messages/english.json'), 'utf8'),
)

test.each(SHOWN)('%s is shown in each language as it was agreed', (id, [spanish, german, italian]) => {
  expect([readMessages('es-MX')[id], readMessages('de-DE')[id], readMessages('it-IT')[id]]).toEqual([
    spanish,
    german,
    italian,
  ])
})

test('every sentence of the catalogue has its rendering here', () => {
  expect(SHOWN.map(([id]) => id).toSorted()).toEqual(Object.keys(english).toSorted())
})
