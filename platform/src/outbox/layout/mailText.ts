import type { MailBlock, MailContent } from './mailContent.ts'
import { mailFooter } from './mailFooter.ts'
import type { MailPlace } from './mailHtml.ts'
import { mailLink } from './mailLink.ts'
import { MAIL_THEMES } from './mailTheme.ts'

/** Renders a mail as plain text: all that its HTML says, in the same order. */
export function mailText({ title, blocks }: MailContent, { store, shopOrigin }: MailPlace): string {
  const { name, tag } = MAIL_THEMES[store.code]
  const { contact, sender, links } = mailFooter(store)
  const linkTo = (href: string) => mailLink(href, store, shopOrigin)
  const parts = [
    `${name} ${tag}`.trim(),
    title.toUpperCase(),
    ...blocks.map((block) => blockText(block, linkTo)),
    '--',
    contact,
    links.map(({ label, path }) => `${label}: ${linkTo(path)}`).join('\n'),
    sender,
  ]
  return `${parts.join('\n\n')}\n`
}

function blockText(block: MailBlock, linkTo: (href: string) => string): string {
  switch (block.kind) {
    case 'heading':
      return `* ${block.text} *`
    case 'paragraph':
    case 'note':
      return block.text
    case 'address':
      return block.lines.join('\n')
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'action':
      return `${block.label}: ${linkTo(block.href)}`
    case 'lines': {
      const lines = block.lines.map(({ quantity, name, details, amount }) =>
        [
          `${quantity} × ${name}${amount === null ? '' : `: ${amount}`}`,
          ...details.map((detail) => `    ${detail}`),
        ].join('\n'),
      )
      const totals = block.totals.map(({ title, amount }) => `${title}: ${amount}`)
      return [lines.join('\n'), ...(totals.length === 0 ? [] : [totals.join('\n')])].join('\n\n')
    }
  }
}
