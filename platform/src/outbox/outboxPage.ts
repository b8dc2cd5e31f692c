import { escapeHtml } from './escapeHtml.ts'

export type ShownMessage = Readonly<{
  channel: string
  recipient: string
  subject: string
  created_at: Date
  /** HTML of a mail, text of an SMS. */
  body: string
  text: string
}>

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:24px auto;padding:0 16px}
iframe{width:100%;height:640px;border:1px solid #bbb;background:#fff}pre{white-space:pre-wrap;word-break:break-word;background:#f4f4f4;color:#111;padding:12px}`

/**
 * Page of messages for developers. The HTML of a mail stands in a frame of its own that can run nothing and reach
 * nothing; its links are listed below it, because the frame opens none.
 */
export function outboxPage(messages: readonly ShownMessage[]): string {
  const shown = messages.map(articleOf).join('<hr>')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>${STYLE}</style></head><body><h1>Outbox</h1>${shown || '<p>Nothing has been sent.</p>'}</body></html>`
}

function articleOf({ channel, recipient, subject, created_at: at, body, text }: ShownMessage): string {
  const head = `<h2>${escapeHtml(subject)}</h2><p>${escapeHtml(channel)} to ${escapeHtml(recipient)}, ${at.toISOString()}</p>`
  if (channel === 'sms') return `<article>${head}<pre>${escapeHtml(text)}</pre></article>`
  const frame = `<iframe sandbox="" title="${escapeHtml(subject)}" srcdoc="${escapeHtml(body)}"></iframe>`
  const links = [...text.matchAll(/https?:\/\/[^\s\]]+/g)].map(
    ([address]) => `<li><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></li>`,
  )
  const parts = `<details><summary>Plain text</summary><pre>${escapeHtml(text)}</pre></details><details><summary>Links</summary><ul>${links.join('')}</ul></details>`
  return `<article>${head}${frame}${parts}</article>`
}
