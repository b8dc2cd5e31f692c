import { createHash } from 'node:crypto'
import { escapeHtml } from '../outbox/escapeHtml.ts'
import type { StoreDefinition } from '../stores.ts'
import type { CardField } from './checkCard.ts'
import { formatMoney } from '../money/formatMoney.ts'
import { planText } from './planText.ts'
import { type PaymentTexts, paymentTexts } from './paymentTexts.ts'

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;display:grid;place-items:start center;padding:24px 16px;background:light-dark(#f4f2ee,#191816)}
main{box-sizing:border-box;width:100%;max-width:420px;padding:24px;border-radius:12px;background:light-dark(#fff,#242220)}
h1{margin:0 0 4px;font-size:1.4rem}p{margin:0 0 16px}
label{display:block;margin-top:16px;font-weight:600}
input{box-sizing:border-box;width:100%;min-height:44px;margin-top:4px;padding:8px 12px;border:1px solid #77716a;border-radius:8px;background:transparent;color:inherit;font:inherit}
input[aria-invalid]{border-color:light-dark(#b3261e,#ffb4ab)}
.fault,.refusal{color:light-dark(#b3261e,#ffb4ab)}.fault{margin:4px 0 0}
button,a.back{box-sizing:border-box;display:grid;place-items:center;width:100%;min-height:48px;margin-top:24px;border:0;border-radius:8px;background:light-dark(#2f4a3c,#b9d8c7);color:light-dark(#fff,#10281c);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
a.back{margin-top:12px;background:none;color:inherit;text-decoration:underline}
:focus-visible{outline:3px solid light-dark(#1f5fbf,#9fc3ff);outline-offset:2px}`

/**
 * Content security policy of a payment page: it shows itself, and sends its form here; redirects lead back to
 * `shopOrigin`. No script runs beside a card's number.
 */
export function paymentPagePolicy(shopOrigin: string): string {
  const style = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`
  return `default-src 'none'; style-src ${style}; form-action 'self' ${shopOrigin}; frame-ancestors 'none'; base-uri 'none'`
}

export type PaymentForm = Readonly<{
  store: StoreDefinition
  /** Names what is paid. */
  about: string
  amount: number
  /** Months in which it is paid, without interest; null for at once. */
  months: number | null
  /** Where the form goes, and where the way back leads. */
  action: string
  back: string
  faulty: readonly CardField[]
  refusal: 'declined' | 'funds' | null
}>

/** Form for the card's data. Input that was refused is not shown again. */
export function paymentFormPage(form: PaymentForm): string {
  const { store, about, amount, action, back, faulty, refusal } = form
  const texts = paymentTexts(store)
  const money = formatMoney(amount, store)
  const input = (name: CardField, attributes: string) =>
    field({ name, texts, isFaulty: faulty.includes(name), attributes })
  return page(store, texts, [
    `<p>${escapeHtml(about)}</p>`,
    form.months === null ? '' : `<p>${escapeHtml(planText(store, form.months, amount))}</p>`,
    refusal === null ? '' : `<p class="refusal" role="alert">${texts[refusal]}</p>`,
    `<form method="post" action="${escapeHtml(action)}" novalidate>`,
    input('number', 'inputmode="numeric" autocomplete="cc-number"'),
    input('expiry', 'inputmode="numeric" autocomplete="cc-exp" placeholder="11/29"'),
    input('code', 'inputmode="numeric" autocomplete="cc-csc"'),
    input('holder', 'autocomplete="cc-name"'),
    `<button>${escapeHtml(texts.pay.replace('{amount}', money))}</button></form>`,
    backLink(texts, back),
  ])
}

/** A page that says why there is nothing to pay. */
export function paymentNoticePage(
  store: StoreDefinition,
  text: 'paid' | 'nothing' | 'canceled' | 'unknown' | 'tooMany' | 'line',
  back: string,
): string {
  return paymentTextPage(store, paymentTexts(store)[text], back)
}

/** A page that says something about a payment, in the store's language. */
export function paymentTextPage(store: StoreDefinition, text: string, back: string): string {
  const texts = paymentTexts(store)
  return page(store, texts, [`<p>${escapeHtml(text)}</p>`, backLink(texts, back)])
}

type Field = Readonly<{ name: CardField; texts: PaymentTexts; isFaulty: boolean; attributes: string }>

function field({ name, texts, isFaulty, attributes }: Field): string {
  const state = isFaulty ? ` aria-invalid="true" aria-describedby="${name}-fault"` : ''
  const fault = isFaulty ? `<p class="fault" id="${name}-fault">${texts.faults[name]}</p>` : ''
  return `<label for="${name}">${texts.fields[name]}</label><input id="${name}" name="${name}" ${attributes}${state} required>${fault}`
}

function backLink({ back }: PaymentTexts, address: string): string {
  return `<a class="back" href="${escapeHtml(address)}">${back}</a>`
}

function page({ language }: StoreDefinition, { title }: PaymentTexts, parts: readonly string[]): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${parts.join('')}</main></body></html>`
}
