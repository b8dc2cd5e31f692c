import { escapeHtml } from '../escapeHtml.ts'
import type { MailBlock } from './mailContent.ts'
import type { MailTheme } from './mailTheme.ts'

type Drawing = Readonly<{ theme: MailTheme; linkTo: (href: string) => string }>
type BlockOf<Kind extends MailBlock['kind']> = Extract<MailBlock, { kind: Kind }>

const TABLE = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'

/** Renders one block of a mail as HTML. Its texts are plain: nothing in them becomes markup. */
export function blockHtml(block: MailBlock, drawing: Drawing): string {
  const { light, titleFont } = drawing.theme
  switch (block.kind) {
    case 'heading':
      return `<h2 class="m-ink" style="margin:24px 0 10px;color:${light.ink};font-family:${escapeHtml(titleFont)};font-size:18px;line-height:24px;font-weight:600">${escapeHtml(block.text)}</h2>`
    case 'paragraph':
      return `<p class="m-ink" style="margin:0 0 16px;color:${light.ink};font-size:16px;line-height:24px">${multiline(block.text)}</p>`
    case 'note':
      return `<p class="m-muted" style="margin:0 0 16px;color:${light.muted};font-size:14px;line-height:21px">${multiline(block.text)}</p>`
    case 'address':
      return `<p class="m-ink" style="margin:0 0 16px;color:${light.ink};font-size:15px;line-height:23px">${block.lines.map(escapeHtml).join('<br>')}</p>`
    case 'facts':
      return factsHtml(block, drawing)
    case 'action':
      return actionHtml(block, drawing)
    case 'lines':
      return linesHtml(block, drawing)
  }
}

function multiline(text: string): string {
  return text.split('\n').map(escapeHtml).join('<br>')
}

function factsHtml({ rows }: BlockOf<'facts'>, { theme: { light } }: Drawing): string {
  const shown = rows.map(
    ({ label, value, isStrong }) =>
      `<tr><th align="left" class="m-muted" style="padding:6px 12px 6px 0;color:${light.muted};font-size:14px;line-height:21px;font-weight:400;vertical-align:top">${escapeHtml(label)}</th><td class="m-ink" style="padding:6px 0;color:${light.ink};font-size:16px;line-height:21px;vertical-align:top;font-weight:${isStrong === true ? '700' : '400'};word-break:break-word">${multiline(value)}</td></tr>`,
  )
  return `${TABLE} class="m-sunken" style="margin:0 0 16px;background-color:${light.sunken}"><tr><td style="padding:10px 16px"><table cellpadding="0" cellspacing="0" border="0">${shown.join('')}</table></td></tr></table>`
}

function actionHtml({ label, href, isPrimary }: BlockOf<'action'>, { theme, linkTo }: Drawing): string {
  const { light, radius } = theme
  const address = escapeHtml(linkTo(href))
  if (!isPrimary)
    return `<p style="margin:0 0 16px;font-size:16px;line-height:24px"><a class="m-link" style="color:${light.accent};text-decoration:underline" href="${address}">${escapeHtml(label)}</a></p>`
  return `<p style="margin:8px 0 20px;font-size:16px;line-height:24px"><a class="m-button" style="display:inline-block;padding:12px 24px;border-radius:${radius};background-color:${light.accent};color:${light.onAccent};font-weight:600;text-decoration:none" href="${address}">${escapeHtml(label)}</a></p>`
}

function linesHtml({ lines, totals }: BlockOf<'lines'>, { theme: { light } }: Drawing): string {
  const edge = `border-top:1px solid ${light.line}`
  const cell = `class="m-ink m-line" style="padding:10px 0;${edge};color:${light.ink};font-size:15px;line-height:22px;vertical-align:top`
  const amounts = lines.map(({ quantity, name, details, amount }) => {
    const under = details.map(
      (detail) => `<br><span class="m-muted" style="color:${light.muted};font-size:13px">${escapeHtml(detail)}</span>`,
    )
    const price =
      amount === null
        ? ''
        : `<td align="right" ${cell};white-space:nowrap;padding-left:12px">${escapeHtml(amount)}</td>`
    return `<tr><td ${cell}">${quantity} × ${escapeHtml(name)}${under.join('')}</td>${price}</tr>`
  })
  const sums = totals.map(({ title, amount, isGrand }) => {
    const look = `class="${isGrand ? 'm-ink m-line' : 'm-ink'}" style="padding:6px 0;${isGrand ? `${edge};font-weight:700;font-size:18px` : 'font-size:15px'};color:${light.ink};line-height:24px`
    return `<tr><td ${look}">${escapeHtml(title)}</td><td align="right" ${look};white-space:nowrap;padding-left:12px">${escapeHtml(amount)}</td></tr>`
  })
  return `${TABLE} style="margin:0 0 16px">${amounts.join('')}</table>${sums.length === 0 ? '' : `${TABLE} style="margin:0 0 16px">${sums.join('')}</table>`}`
}
