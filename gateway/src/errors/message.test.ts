import { loadTypeDefs } from '@hogar/schema/loadTypeDefs.ts'
import { STORES } from '@hogar/schema/stores.ts'
import { Kind } from 'graphql'
import { expect, test } from 'vitest'
import type { MessageKey } from './core/messageKey.ts'
import type { MessageLanguage } from './core/messageLanguage.ts'
import { message } from './message.ts'
import { userError } from './userError.ts'

const languages: readonly MessageLanguage[] = [...new Set(STORES.map(({ language }) => language)), 'en']
const valuesOf = (name: string) =>
  loadTypeDefs()
    .definitions.flatMap((node) =>
      node.kind === Kind.ENUM_TYPE_DEFINITION && node.name.value === name ? (node.values ?? []) : [],
    )
    .map(({ name: value }) => value.value)
const descriptions = new Map(
  loadTypeDefs().definitions.flatMap((node) =>
    node.kind === Kind.ENUM_TYPE_DEFINITION && /^(UserError|Notice)Code$/.test(node.name.value)
      ? (node.values ?? []).map(({ name, description }) => [name.value, description?.value ?? ''] as const)
      : [],
  ),
)
const keys = [
  ...valuesOf('UserErrorCode').filter((code) => code !== 'INVALID' && code !== 'REFUSED'),
  ...valuesOf('NoticeCode'),
] as MessageKey[]
const words = {
  providers: 'Google',
  name: 'Sofá',
  available: 3,
  held: 2,
  minutes: 15,
  code: 'X',
  max: 50,
  kilobytes: 48,
  limit: 1,
  minimum: '$100.00',
  maximum: '$10,000.00',
  list: 'Sala',
  email: 'ana@example.mx',
  folio: 'Q-7',
  total: '$1,299.00',
  before: '$99.00',
  now: '$116.00',
  left: 3,
  time: '15:45',
  digits: '5678',
  amount: '$152.00',
  reference: '4000014',
  min: '$500.00',
  steps: 'tus datos',
  postcode: '22000',
  sum: 99,
  number: 'S-7K2MPQ4X',
  day: '30 de noviembre',
  orders: 2,
}

test.each(languages)('%s has a sentence for every code, with nothing left open', (language) => {
  expect(keys.length).toBeGreaterThan(20)
  for (const key of keys) {
    const sentence = message(language, key, words)
    expect(sentence.length).toBeGreaterThan(10)
    expect(sentence).not.toMatch(/[{}]/)
  }
})

test.each([
  ['PRODUCT_ADDED', 'Product has been added to the cart!'],
  ['QUANTITY_UPDATED', 'Product quantity has been updated!'],
  [
    'STOCK_VOLATILE',
    'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.',
  ],
  ['OUT_OF_STOCK', 'The product is out of stock and cannot be added to the cart!'],
  ['PRICE_UNKNOWN', 'Product price is unknown, product cannot be added to the cart!'],
  ['INSUFFICIENT_STOCK', 'The requested qty is not available'],
  ['NO_VARIANT_AVAILABLE', 'No available product variants'],
  ['CANCEL_OR_RETURN_FAILED', 'Order or product cancel or return failed'],
  ['COUPON_INVALID', 'Coupon code not valid'],
  ['EMAIL_TAKEN', 'A customer with the same email exists'],
  ['SIGN_IN_REFUSED', 'Account sign-in incorrect or temporarily disabled'],
  ['PASSWORD_LINK_INVALID', 'Password token mismatch'],
  ['PASSWORD_LINK_EXPIRED', 'Password reset deadline expired'],
  ['ACCOUNT_UPDATED', 'Account data has successfully been updated'],
  ['PASSWORD_CHANGED', 'Password has successfully been changed'],
  ['LOGGED_OUT', "You're logged out"],
  ['SMS_NOT_SENT', 'SMS not sent'],
  ['SMS_CODE_INCORRECT', 'Incorrect SMS code'],
  ['TOO_MANY_ATTEMPTS', 'Number of attempts exceeded'],
  ['CREDIT_CLIENT_NOT_FOUND', 'Client not found'],
  ['CREDIT_NUMBER_INVALID', 'Invalid account number'],
  ['PIN_INCORRECT', 'Incorrect PIN'],
  ['PROMOTER_CODE_INVALID', 'Invalid promoter code'],
  ['BANK_ACCOUNT_WRONG', 'Wrong debit card or key account'],
  ['ID_NOT_LEGIBLE', 'ID photo not legible'],
  ['ZIP_WITHOUT_COVERAGE', 'Zip code without coverage'],
  ['WISH_LIST_NAME_TAKEN', 'Wishlist name already exists'],
  ['WISH_LIST_OUT_OF_STOCK', 'Cannot add product without stock to wishlist.'],
  ['WISH_LIST_PRODUCT_ADDED', 'Product {productName} has been added to wishlist!'],
])('what %s says is described in the words of the catalogue', (code, english) => {
  expect(descriptions.get(code)).toContain(`English: "${english}"`)
  const key = keys.find((known) => known === code)!
  const said = english.replace('{productName}', words.name)
  expect(message('en', key, words).startsWith(said)).toBe(true)
})

/** Sentences that stand for a text of the catalogue, as shoppers read them: Spanish, German, Italian. */
const SHOWN: readonly (readonly [MessageKey, string, string, string])[] = [
  [
    'PRODUCT_ADDED',
    '¡El producto se agregó al carrito!',
    'Der Artikel liegt im Warenkorb!',
    'Il prodotto è stato aggiunto al carrello!',
  ],
  [
    'QUANTITY_UPDATED',
    '¡La cantidad del producto se actualizó!',
    'Die Menge wurde geändert!',
    'La quantità del prodotto è stata aggiornata!',
  ],
  [
    'STOCK_VOLATILE',
    'No estamos seguros de la existencia de Sofá. El producto se agregó al carrito como preapartado.',
    'Wir wissen gerade nicht sicher, ob Sofá auf Lager ist. Der Artikel ist in deinem Warenkorb vorgemerkt.',
    'La disponibilità di Sofá non è certa. Il prodotto è nel carrello come prenotazione.',
  ],
  [
    'OUT_OF_STOCK',
    'Agotado: Sofá. No se puede agregar al carrito.',
    'Sofá ist ausverkauft und kann nicht in den Warenkorb gelegt werden.',
    'Esaurito: Sofá. Non si può aggiungere al carrello.',
  ],
  [
    'PRICE_UNKNOWN',
    'No conocemos el precio de Sofá, por eso no se puede agregar al carrito.',
    'Der Preis von Sofá ist unbekannt, der Artikel kann nicht in den Warenkorb gelegt werden.',
    'Il prezzo di Sofá è sconosciuto, il prodotto non può essere aggiunto al carrello.',
  ],
  [
    'INSUFFICIENT_STOCK',
    'La cantidad solicitada no está disponible: quedan 3 de Sofá.',
    'Die gewünschte Menge ist nicht verfügbar: Von Sofá sind noch 3 da.',
    'La quantità richiesta non è disponibile: di Sofá ne restano 3.',
  ],
  [
    'ALL_UNITS_HELD',
    'La cantidad solicitada no está disponible: ya tienes en tu carrito todo lo que queda de Sofá (2).',
    'Die gewünschte Menge ist nicht verfügbar: Alles, was von Sofá noch da ist, liegt schon in deinem Warenkorb (2).',
    'La quantità richiesta non è disponibile: hai già nel carrello tutto ciò che resta di Sofá (2).',
  ],
  [
    'FEW_UNITS_LEFT',
    'La cantidad solicitada no está disponible: de Sofá ya tienes 2 y puedes agregar 3 más.',
    'Die gewünschte Menge ist nicht verfügbar: Von Sofá hast du schon 2 im Warenkorb, 3 gehen noch.',
    'La quantità richiesta non è disponibile: di Sofá ne hai già 2 e puoi aggiungerne ancora 3.',
  ],
  [
    'NO_VARIANT_AVAILABLE',
    'No hay ninguna variante disponible de Sofá.',
    'Von Sofá ist zurzeit keine Variante lieferbar.',
    'Nessuna variante di Sofá è disponibile.',
  ],
  [
    'CANCEL_OR_RETURN_FAILED',
    'La cancelación o devolución del pedido o del producto falló.',
    'Stornierung oder Rückgabe der Bestellung oder des Artikels ist fehlgeschlagen.',
    'L’annullamento o il reso dell’ordine o del prodotto non è riuscito.',
  ],
  [
    'COUPON_INVALID',
    'El cupón no es válido para este carrito.',
    'Der Gutschein gilt nicht für diesen Warenkorb.',
    'Il buono non è valido per questo carrello.',
  ],
  [
    'EMAIL_TAKEN',
    'Ya existe una cuenta con este correo electrónico.',
    'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
    'Esiste già un account con questo indirizzo e-mail.',
  ],
  [
    'SIGN_IN_REFUSED',
    'El correo o la contraseña no son correctos, o la cuenta está bloqueada por un momento. Espera e inténtalo de nuevo.',
    'E-Mail-Adresse oder Passwort stimmen nicht, oder das Konto ist kurz gesperrt. Warte etwas und versuch es noch einmal.',
    'L’e-mail o la password non sono corrette, oppure l’account è bloccato per un momento. Aspetta e riprova.',
  ],
  [
    'PASSWORD_LINK_INVALID',
    'Este enlace no es válido o ya se usó. Pide uno nuevo.',
    'Dieser Link ist ungültig oder wurde schon benutzt. Fordere einen neuen an.',
    'Questo link non è valido o è già stato usato. Chiedine uno nuovo.',
  ],
  [
    'PASSWORD_LINK_EXPIRED',
    'Este enlace ya venció. Pide uno nuevo.',
    'Dieser Link ist abgelaufen. Fordere einen neuen an.',
    'Questo link è scaduto. Chiedine uno nuovo.',
  ],
  [
    'ACCOUNT_UPDATED',
    'Los datos de tu cuenta se actualizaron.',
    'Deine Kontodaten sind geändert.',
    'I dati del tuo account sono stati aggiornati.',
  ],
  ['PASSWORD_CHANGED', 'Tu contraseña se cambió.', 'Dein Passwort ist geändert.', 'La tua password è stata cambiata.'],
  ['LOGGED_OUT', 'Cerraste sesión.', 'Du bist abgemeldet.', 'Hai effettuato l’uscita.'],
  [
    'SMS_NOT_SENT',
    'No se pudo enviar el SMS. Inténtalo de nuevo en un momento.',
    'Die SMS konnte nicht gesendet werden. Versuch es gleich noch einmal.',
    'Non è stato possibile inviare l’SMS. Riprova tra un momento.',
  ],
  [
    'SMS_CODE_INCORRECT',
    'El código SMS no es correcto o ya venció.',
    'Der SMS-Code stimmt nicht oder ist abgelaufen.',
    'Il codice SMS non è corretto o è scaduto.',
  ],
  [
    'TOO_MANY_ATTEMPTS',
    'Demasiados intentos. Espera 15 minutos e inténtalo de nuevo.',
    'Zu viele Versuche. Warte 15 Minuten und versuch es dann noch einmal.',
    'Troppi tentativi. Aspetta 15 minuti e riprova.',
  ],
  [
    'WISH_LIST_NAME_TAKEN',
    'Ya existe una lista con este nombre.',
    'Eine Liste mit diesem Namen gibt es schon.',
    'Esiste già una lista con questo nome.',
  ],
  [
    'WISH_LIST_OUT_OF_STOCK',
    'Agotado: Sofá. No se puede guardar en una lista.',
    'Sofá ist ausverkauft und kann nicht gemerkt werden.',
    'Esaurito: Sofá. Non si può salvare in una lista.',
  ],
  [
    'WISH_LIST_PRODUCT_ADDED',
    '¡Sofá se guardó en tu lista «Sala»!',
    'Sofá steht jetzt auf deiner Liste „Sala“!',
    'Hai salvato Sofá nella tua lista «Sala»!',
  ],
]

test.each(SHOWN)('%s is said to shoppers in their language, as it was agreed', (key, ...shown) => {
  expect([message('es-MX', key, words), message('de-DE', key, words), message('it-IT', key, words)]).toEqual(shown)
})

test('no sentence about a product takes its name for a masculine word', () => {
  const named = keys.filter((key) => message('es-MX', key).includes('{name}') && key !== 'ORDER_TOTAL_DIFFERS')
  expect(named.length).toBeGreaterThan(8)
  for (const key of named) {
    expect(message('es-MX', key)).not.toMatch(
      /\{name\} (está|es|fue|quedó) \w+[oa]\b|(agreg|guard|quit|met)\w*l[oa]\b|\bl[oa] (quit|agreg|guard)/,
    )
    expect(message('it-IT', key)).not.toMatch(
      /\{name\} (è|è stato|è stata) (esaurit|aggiunt|salvat|tolt)[oa]|(aggiunger|salvar|toglier)l[oa]\b|\bl[oa] abbiamo/,
    )
  }
})

test('the languages fill in the same words', () => {
  const open = (language: (typeof languages)[number], key: MessageKey) =>
    message(language, key)
      .match(/\{\w+\}/g)
      ?.sort() ?? []
  for (const key of keys)
    for (const language of languages) if (language !== 'en') expect(open(language, key)).toEqual(open('es-MX', key))
})

test('a refusal names line, SKU and what is left', () => {
  expect(
    userError('de-DE', 'INSUFFICIENT_STOCK', {
      field: ['lines', 0, 'quantity'],
      sku: 'A',
      availableQuantity: 3,
      words: { name: 'Lampe', available: 3 },
    }),
  ).toEqual({
    code: 'INSUFFICIENT_STOCK',
    message: 'Die gewünschte Menge ist nicht verfügbar: Von Lampe sind noch 3 da.',
    field: ['lines', '0', 'quantity'],
    sku: 'A',
    availableQuantity: 3,
  })
})

test('English messages have the placeholders of the Spanish ones, or fewer', () => {
  const open = (language: MessageLanguage, key: MessageKey) => message(language, key).match(/\{\w+\}/g) ?? []
  for (const key of keys) for (const name of open('en', key)) expect(open('es-MX', key)).toContain(name)
})
