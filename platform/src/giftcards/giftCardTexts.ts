import type { StoreDefinition } from '../stores.ts'

type Texts = Readonly<
  Record<
    | 'product'
    | 'amount'
    | 'to'
    | 'email'
    | 'message'
    | 'sent'
    | 'atOnce'
    | 'subject'
    | 'title'
    | 'preheader'
    | 'intro'
    | 'code'
    | 'until'
    | 'how'
    | 'account'
    | 'redeem'
    | 'create'
    | 'terms'
    | 'wrongDay',
    string
  >
>

/** Texts of gift cards in cart lines, refusals and mails, in each language. */
export const GIFT_CARD_TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    product: 'Tarjeta de regalo',
    amount: 'Importe',
    to: 'Para',
    email: 'Correo',
    message: 'Mensaje',
    sent: 'Se envía',
    atOnce: 'En cuanto se pague',
    subject: '{from} te regala {amount}',
    title: '{name}, tienes una tarjeta de regalo',
    preheader: '{amount} de parte de {from}.',
    intro: '{from} te regala {amount} para gastar en la tienda.',
    code: 'Código',
    until: 'Vigente hasta',
    how: 'Entra a tu cuenta, abre Monedero y escribe el código. El importe se suma a tu saldo.',
    account: 'Para canjearla necesitas una cuenta. Si aún no tienes, créala gratis.',
    redeem: 'Abrir mi monedero',
    create: 'Crear una cuenta',
    terms: 'Se canjea una sola vez y solo en esta tienda. No se cambia por efectivo. No compartas el código.',
    wrongDay: 'Una tarjeta de regalo se envía entre el {first} y el {last}. Elige otro día.',
  },
  'de-DE': {
    product: 'Geschenkgutschein',
    amount: 'Betrag',
    to: 'Für',
    email: 'E-Mail',
    message: 'Nachricht',
    sent: 'Versand',
    atOnce: 'Sobald bezahlt ist',
    subject: '{from} schenkt dir {amount}',
    title: '{name}, du hast einen Gutschein bekommen',
    preheader: '{amount} von {from}.',
    intro: '{from} schenkt dir {amount} für den Shop.',
    code: 'Code',
    until: 'Gültig bis',
    how: 'Melde dich an, öffne dein Guthaben und gib den Code ein. Der Betrag kommt zu deinem Guthaben.',
    account: 'Zum Einlösen brauchst du ein Konto. Falls du noch keines hast, kannst du es kostenlos anlegen.',
    redeem: 'Guthaben öffnen',
    create: 'Konto anlegen',
    terms: 'Einmal einlösbar, nur in diesem Shop. Keine Auszahlung in bar. Gib den Code nicht weiter.',
    wrongDay: 'Ein Geschenkgutschein wird zwischen dem {first} und dem {last} verschickt. Wähle einen anderen Tag.',
  },
  'it-IT': {
    product: 'Carta regalo',
    amount: 'Importo',
    to: 'Per',
    email: 'E-mail',
    message: 'Messaggio',
    sent: 'Invio',
    atOnce: 'Appena pagata',
    subject: '{from} ti regala {amount}',
    title: '{name}, hai ricevuto una carta regalo',
    preheader: '{amount} da parte di {from}.',
    intro: '{from} ti regala {amount} da spendere nel negozio.',
    code: 'Codice',
    until: 'Valida fino al',
    how: 'Accedi, apri il tuo portafoglio e scrivi il codice. L’importo si aggiunge al tuo saldo.',
    account: 'Per riscattarla serve un account. Se non ne hai uno, crealo gratis.',
    redeem: 'Apri il portafoglio',
    create: 'Crea un account',
    terms:
      'Si riscatta una sola volta e solo in questo negozio. Non si converte in contanti. Non condividere il codice.',
    wrongDay: 'Una carta regalo si invia tra il {first} e il {last}. Scegli un altro giorno.',
  },
}
