import { describe, expect, it } from 'vitest'
import { PASSWORD, asBrowser, inputOf, newEmail } from '../testkit/graph/accountBrowser.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { allPlentifulWares } from '../testkit/shoppers/wares.ts'

const { gateway } = sharedShop()
/** Product all of whose variants are sold out. */
const SOLD_OUT = 'CABECERA-CEDRO'
const MORE_THAN_ANY = 9_999

const STORES = [
  ['hogar', 'mesa'],
  ['de', 'Tisch'],
  ['it', 'tavolo'],
] as const
type StoreCode = (typeof STORES)[number][0]

/** The sentence of each code in the three languages. */
const TEXTS: Readonly<Record<string, Readonly<Record<StoreCode, string>>>> = {
  PRODUCT_ADDED: {
    hogar: '¡El producto se agregó al carrito!',
    de: 'Der Artikel liegt im Warenkorb!',
    it: 'Il prodotto è stato aggiunto al carrello!',
  },
  QUANTITY_UPDATED: {
    hogar: '¡La cantidad del producto se actualizó!',
    de: 'Die Menge wurde geändert!',
    it: 'La quantità del prodotto è stata aggiornata!',
  },
  INSUFFICIENT_STOCK: {
    hogar: 'La cantidad solicitada no está disponible: quedan {left} de {name}.',
    de: 'Die gewünschte Menge ist nicht verfügbar: Von {name} sind noch {left} da.',
    it: 'La quantità richiesta non è disponibile: di {name} ne restano {left}.',
  },
  OUT_OF_STOCK: {
    hogar: 'Agotado: {name}. No se puede agregar al carrito.',
    de: '{name} ist ausverkauft und kann nicht in den Warenkorb gelegt werden.',
    it: 'Esaurito: {name}. Non si può aggiungere al carrello.',
  },
  NO_VARIANT_AVAILABLE: {
    hogar: 'No hay ninguna variante disponible de {name}.',
    de: 'Von {name} ist zurzeit keine Variante lieferbar.',
    it: 'Nessuna variante di {name} è disponibile.',
  },
  COUPON_INVALID: {
    hogar: 'El cupón no es válido para este carrito.',
    de: 'Der Gutschein gilt nicht für diesen Warenkorb.',
    it: 'Il buono non è valido per questo carrello.',
  },
  EMAIL_TAKEN: {
    hogar: 'Ya existe una cuenta con este correo electrónico.',
    de: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
    it: 'Esiste già un account con questo indirizzo e-mail.',
  },
  SIGN_IN_REFUSED: {
    hogar:
      'El correo o la contraseña no son correctos, o la cuenta está bloqueada por un momento. Espera e inténtalo de nuevo.',
    de: 'E-Mail-Adresse oder Passwort stimmen nicht, oder das Konto ist kurz gesperrt. Warte etwas und versuch es noch einmal.',
    it: 'L’e-mail o la password non sono corrette, oppure l’account è bloccato per un momento. Aspetta e riprova.',
  },
  PASSWORD_LINK_INVALID: {
    hogar: 'Este enlace no es válido o ya se usó. Pide uno nuevo.',
    de: 'Dieser Link ist ungültig oder wurde schon benutzt. Fordere einen neuen an.',
    it: 'Questo link non è valido o è già stato usato. Chiedine uno nuovo.',
  },
  ACCOUNT_UPDATED: {
    hogar: 'Los datos de tu cuenta se actualizaron.',
    de: 'Deine Kontodaten sind geändert.',
    it: 'I dati del tuo account sono stati aggiornati.',
  },
  PASSWORD_CHANGED: {
    hogar: 'Tu contraseña se cambió.',
    de: 'Dein Passwort ist geändert.',
    it: 'La tua password è stata cambiata.',
  },
  LOGGED_OUT: { hogar: 'Cerraste sesión.', de: 'Du bist abgemeldet.', it: 'Hai effettuato l’uscita.' },
  WISH_LIST_NAME_TAKEN: {
    hogar: 'Ya existe una lista con este nombre.',
    de: 'Eine Liste mit diesem Namen gibt es schon.',
    it: 'Esiste già una lista con questo nome.',
  },
  WISH_LIST_OUT_OF_STOCK: {
    hogar: 'Agotado: {name}. No se puede guardar en una lista.',
    de: '{name} ist ausverkauft und kann nicht gemerkt werden.',
    it: 'Esaurito: {name}. Non si può salvare in una lista.',
  },
}

type Browser = ReturnType<typeof asBrowser>
type Said = Readonly<{ code: string; message: string }>
type Product = Readonly<{ name: string; unavailable: Said | null; variants: readonly { sku: string }[] }>

/** Sends a change and returns all that it says: refusals and notices. */
async function change(browser: Browser, name: string, input: object): Promise<readonly Said[]> {
  const query = `mutation ($input: ${inputOf(name)}!) {
    result: ${name}(input: $input) { userErrors { code message } notices { code message } }
  }`
  const { data, text } = await browser.send(query, { input })
  const result = data?.['result'] as { userErrors: Said[]; notices: Said[] } | undefined
  if (!result) throw new Error(text)
  return [...result.userErrors, ...result.notices]
}

async function soldOutProduct(browser: Browser): Promise<Product> {
  const query = `{ product(by: { sku: "${SOLD_OUT}" }) {
    name unavailable { code message } ... on ConfigurableProduct { variants { sku } }
  } }`
  const { data, text } = await browser.send(query)
  const product = data?.['product'] as Product | null
  if (!product) throw new Error(text)
  return product
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

describe.each(STORES)('in %s', (store, term) => {
  /** The sentence of a code; a variant's own name may follow that of its product. */
  const said = (code: string, name = '') => {
    const [pattern] = [TEXTS[code]?.[store] ?? ''].map((text) =>
      escaped(text)
        .replace(escaped('{name}'), `${escaped(name)}.*`)
        .replace(escaped('{left}'), String.raw`\d+`),
    )
    return expect.objectContaining({ code, message: expect.stringMatching(new RegExp(`^${pattern}$`)) })
  }
  const ware = async () => {
    const [found] = await allPlentifulWares(gateway, store, term)
    if (!found) throw new Error(`${store} has no ${term}`)
    return found
  }
  const browserHere = () => asBrowser('', store)

  it('the cart says that a product was added, that its quantity changed, and how many are left', async () => {
    const { sku, name } = await ware()
    const browser = browserHere()
    const lines = [{ sku, quantity: 1 }]
    expect(await change(browser, 'addCartLines', { lines })).toContainEqual(said('PRODUCT_ADDED'))
    const more = { lines: [{ line: { identity: { sku } }, quantity: 2 }] }
    expect(await change(browser, 'updateCartLines', more)).toContainEqual(said('QUANTITY_UPDATED'))
    const tooMany = { lines: [{ sku, quantity: MORE_THAN_ANY }] }
    expect(await change(browserHere(), 'addCartLines', tooMany)).toEqual([said('INSUFFICIENT_STOCK', name)])
  })

  it('a product without a variant says so, and is refused by the cart as out of stock', async () => {
    const browser = browserHere()
    const { name, unavailable, variants } = await soldOutProduct(browser)
    expect(unavailable).toEqual(said('NO_VARIANT_AVAILABLE', name))
    const lines = [{ sku: variants[0]?.sku ?? '', quantity: 1 }]
    expect(await change(browser, 'addCartLines', { lines })).toEqual([said('OUT_OF_STOCK', name)])
  })

  it('a coupon that does not exist is refused', async () => {
    const browser = browserHere()
    await browser.add((await ware()).sku, 1)
    expect(await change(browser, 'applyCartCoupon', { code: 'NO-HAY' })).toEqual([said('COUPON_INVALID')])
  })

  it('an account says what was refused and what has changed', async () => {
    const [browser, email] = [browserHere(), newEmail()]
    await browser.signUp(email)
    const account = { email, firstName: 'Eva', lastName: 'Prado', password: 'Otra-1234' }
    expect(await change(browserHere(), 'createAccount', account)).toEqual([said('EMAIL_TAKEN')])
    expect(await change(browserHere(), 'login', { email, password: 'Falsa-123' })).toEqual([said('SIGN_IN_REFUSED')])
    const link = { email, resetToken: 'x'.repeat(32), newPassword: 'Nueva-1234' }
    expect(await change(browserHere(), 'resetPassword', link)).toEqual([said('PASSWORD_LINK_INVALID')])
    expect(await change(browser, 'updateCustomer', { firstName: 'Eva', lastName: 'Prado' })).toEqual([
      said('ACCOUNT_UPDATED'),
    ])
    const passwords = { currentPassword: PASSWORD, newPassword: 'Nueva-1234' }
    expect(await change(browser, 'changePassword', passwords)).toEqual([said('PASSWORD_CHANGED')])
    expect(await change(browser, 'logout', {})).toEqual([said('LOGGED_OUT')])
  })

  it('a wish list says that its name is taken, and refuses what is out of stock', async () => {
    const browser = browserHere()
    await browser.signUp(newEmail())
    await change(browser, 'createWishList', { name: 'Sala' })
    expect(await change(browser, 'createWishList', { name: 'Sala' })).toEqual([said('WISH_LIST_NAME_TAKEN')])
    const { name, variants } = await soldOutProduct(browser)
    const sku = variants[0]?.sku ?? ''
    expect(await change(browser, 'addToWishList', { sku })).toEqual([said('WISH_LIST_OUT_OF_STOCK', name)])
  })
})
