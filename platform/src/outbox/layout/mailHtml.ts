import type { StoreDefinition } from '../../stores.ts'
import { escapeHtml } from '../escapeHtml.ts'
import { blockHtml } from './blockHtml.ts'
import type { MailContent } from './mailContent.ts'
import { mailFooter } from './mailFooter.ts'
import { mailLink } from './mailLink.ts'
import { mailStyles } from './mailStyles.ts'
import { MAIL_THEMES } from './mailTheme.ts'

export type MailPlace = Readonly<{ store: StoreDefinition; shopOrigin: string }>

/** Keeps mail programs from filling the preview line with the text that follows. */
const PREHEADER_FILL = '&#847;&zwnj;&nbsp;'.repeat(40)

/**
 * Renders a mail as an HTML document that mail programs can show: tables at most 600 px wide, styles in attributes, no
 * pictures, no scripts. Only dark colours are in a style sheet, which programs without it go on without.
 */
export function mailHtml({ preheader, title, blocks }: MailContent, { store, shopOrigin }: MailPlace): string {
  const theme = MAIL_THEMES[store.code]
  const { light, head } = theme
  const linkTo = (href: string) => mailLink(href, store, shopOrigin)
  const content = blocks.map((block) => blockHtml(block, { theme, linkTo })).join('')
  const tag = theme.tag === '' ? '' : ` <span style="font-size:13px;font-weight:400">${theme.tag}</span>`
  return `<!doctype html>
<html lang="${store.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${mailStyles(theme)}</style></head>
<body class="m-page" style="margin:0;padding:0;background-color:${light.page};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0;color:${light.page};font-size:1px;line-height:1px">${escapeHtml(preheader)}${PREHEADER_FILL}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="m-page" style="background-color:${light.page}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;font-family:${escapeHtml(theme.textFont)}">
<tr><td class="m-pad" style="background-color:${head.ground};border-bottom:4px solid ${head.edge};padding:18px 28px;color:${head.ink};font-family:${escapeHtml(theme.titleFont)};font-size:26px;line-height:32px;font-weight:700">${theme.name}${tag}</td></tr>
<tr><td class="m-card m-pad" style="background-color:${light.card};padding:28px 28px 12px">
<h1 class="m-ink" style="margin:0 0 16px;color:${light.ink};font-family:${escapeHtml(theme.titleFont)};font-size:26px;line-height:32px;font-weight:600">${escapeHtml(title)}</h1>
${content}</td></tr>
${footerHtml({ store, shopOrigin })}
</table></td></tr></table></body></html>`
}

function footerHtml({ store, shopOrigin }: MailPlace): string {
  const { light } = MAIL_THEMES[store.code]
  const { contact, sender, links } = mailFooter(store)
  const shown = links.map(
    ({ label, path }) =>
      `<a class="m-muted" style="color:${light.muted};text-decoration:underline" href="${escapeHtml(mailLink(path, store, shopOrigin))}">${escapeHtml(label)}</a>`,
  )
  const paragraph = (text: string) =>
    `<p class="m-muted" style="margin:0 0 10px;color:${light.muted};font-size:13px;line-height:20px">${text}</p>`
  return `<tr><td class="m-pad" style="padding:20px 28px 8px">${paragraph(escapeHtml(contact))}${paragraph(shown.join(' &nbsp; '))}${paragraph(escapeHtml(sender))}</td></tr>`
}
