import { convert } from 'html-to-text'
import { storeOrDefault } from '../stores.ts'
import { parseMailContent } from './layout/mailContent.ts'
import { mailHtml } from './layout/mailHtml.ts'
import { mailText } from './layout/mailText.ts'

type StoredMessage = Readonly<{ body: string; content: unknown; store_code: string | null }>

/**
 * Renders both parts of a stored mail, links below `shopOrigin`. Mails of before the layout, and SMS, are stored as they
 * are sent.
 */
export function renderMessage(
  { body, content, store_code: storeCode }: StoredMessage,
  shopOrigin: string,
): Readonly<{ html: string; text: string }> {
  const parsed = parseMailContent(content)
  if (parsed === null) return { html: documentOf(body), text: convert(body, { wordwrap: false }) }
  const place = { store: storeOrDefault(storeCode ?? undefined), shopOrigin }
  return { html: mailHtml(parsed, place), text: mailText(parsed, place) }
}

function documentOf(body: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body style="max-width:40rem;margin:0 auto;padding:1rem;font-family:sans-serif">${body}</body></html>`
}
