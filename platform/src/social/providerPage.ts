import { createHash } from 'node:crypto'
import { escapeHtml } from '../outbox/escapeHtml.ts'
import type { StoreDefinition } from '../stores.ts'

type Language = StoreDefinition['language']
type Texts = Readonly<
  Record<'title' | 'explain' | 'email' | 'hidesEmail' | 'first' | 'last' | 'go' | 'cancel' | 'wrong' | 'faulty', string>
>

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;display:grid;place-items:start center;padding:24px 16px;background:light-dark(#eef1f6,#16181c)}
main{box-sizing:border-box;width:100%;max-width:420px;padding:24px;border-radius:12px;background:light-dark(#fff,#22252b)}
h1{margin:0 0 4px;font-size:1.4rem}p{margin:0 0 16px}.fault{color:light-dark(#b3261e,#ffb4ab)}
label{display:block;margin-top:16px;font-weight:600}
input[type=text],input[type=email]{box-sizing:border-box;width:100%;min-height:44px;margin-top:4px;padding:8px 12px;border:1px solid #6d7480;border-radius:8px;background:transparent;color:inherit;font:inherit}
label.row{display:flex;gap:8px;align-items:center;min-height:44px;font-weight:400}
button{box-sizing:border-box;width:100%;min-height:48px;margin-top:24px;border:0;border-radius:8px;background:light-dark(#2b4c8c,#b7cdf5);color:light-dark(#fff,#12233f);font:inherit;font-weight:600;cursor:pointer}
button.cancel{margin-top:12px;background:none;color:inherit;text-decoration:underline}
:focus-visible{outline:3px solid light-dark(#1f5fbf,#9fc3ff);outline-offset:2px}`

const TEXTS: Readonly<Record<Language, Texts>> = {
  'es-MX': {
    title: 'Entrar con {provider}',
    explain: 'Aquí el desarrollo juega a ser {provider}: entras como quien escribas.',
    email: 'Correo electrónico',
    hidesEmail: 'No compartir mi correo',
    first: 'Nombre',
    last: 'Apellidos',
    go: 'Continuar',
    cancel: 'Cancelar',
    wrong: 'Esta solicitud no viene de la tienda.',
    faulty: 'Escribe un correo y un nombre.',
  },
  'de-DE': {
    title: 'Mit {provider} anmelden',
    explain: 'Hier spielt die Entwicklung {provider}: Du bist, wer du hier schreibst.',
    email: 'E-Mail-Adresse',
    hidesEmail: 'E-Mail-Adresse nicht weitergeben',
    first: 'Vorname',
    last: 'Nachname',
    go: 'Weiter',
    cancel: 'Abbrechen',
    wrong: 'Diese Anfrage kommt nicht vom Shop.',
    faulty: 'Schreib eine E-Mail-Adresse und einen Namen.',
  },
  'it-IT': {
    title: 'Accedi con {provider}',
    explain: 'Qui lo sviluppo fa la parte di {provider}: sei chi scrivi.',
    email: 'Indirizzo e-mail',
    hidesEmail: 'Non condividere la mia e-mail',
    first: 'Nome',
    last: 'Cognome',
    go: 'Continua',
    cancel: 'Annulla',
    wrong: 'Questa richiesta non viene dal negozio.',
    faulty: 'Scrivi un indirizzo e-mail e un nome.',
  },
}

/** A provider's page may show itself, and send its form here, from where the way leads back to the shop. */
export function providerPagePolicy(shopOrigin: string): string {
  const style = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`
  return `default-src 'none'; style-src ${style}; form-action 'self' ${shopOrigin}; frame-ancestors 'none'; base-uri 'none'`
}

export type ProviderForm = Readonly<{
  provider: string
  /** First of the languages that the shop asks for; Spanish where it is none of ours. */
  language: string
  /** Where the form goes. */
  action: string
  isFaulty: boolean
}>

/** Sign-in form of a played provider: in development it accepts any person entered. */
export function providerFormPage({ provider, language, action, isFaulty }: ProviderForm): string {
  const texts = textsOf(language)
  const input = (name: 'email' | 'first' | 'last', attributes: string) =>
    `<label for="${name}">${texts[name]}</label><input id="${name}" name="${name}" ${attributes}>`
  return page(language, named(texts.title, provider), [
    `<p>${escapeHtml(named(texts.explain, provider))}</p>`,
    isFaulty ? `<p class="fault" role="alert">${texts.faulty}</p>` : '',
    `<form method="post" action="${escapeHtml(action)}" novalidate>`,
    input('email', 'type="email" autocomplete="email"'),
    `<label class="row"><input type="checkbox" name="hides" value="1">${texts.hidesEmail}</label>`,
    input('first', 'type="text" autocomplete="given-name"'),
    input('last', 'type="text" autocomplete="family-name"'),
    `<button name="go" value="1">${texts.go}</button>`,
    `<button class="cancel" name="cancel" value="1">${texts.cancel}</button></form>`,
  ])
}

/** Page for requests that do not come from the shop. It does not redirect, because their addresses are not trusted. */
export function providerRefusalPage(language: string): string {
  const { wrong } = textsOf(language)
  return page(language, wrong, [])
}

function textsOf(language: string): Texts {
  return TEXTS[isLanguage(language) ? language : 'es-MX']
}

function isLanguage(language: string): language is Language {
  return Object.hasOwn(TEXTS, language)
}

function named(text: string, provider: string): string {
  return text.replace('{provider}', provider)
}

function page(language: string, title: string, parts: readonly string[]): string {
  const tag = isLanguage(language) ? language : 'es-MX'
  return `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${parts.join('')}</main></body></html>`
}
