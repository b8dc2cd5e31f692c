import { Parser } from 'htmlparser2'

/** Elements whose content is not text. */
const UNREAD = new Set(['script', 'style', 'textarea', 'title', 'template', 'svg', 'noscript'])

/** Returns the text of HTML on one line, of at most `max` characters, cut between words. Null if empty. */
export function plainText(html: string, max: number): string | null {
  const text = textOf(html).replace(/\s+/g, ' ').trim()
  if (text.length <= max) return text === '' ? null : text
  const cut = text.slice(0, max - 1)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > max / 2 ? space : cut.length).trimEnd()}…`
}

function textOf(html: string): string {
  let text = ''
  let unread = 0
  const parser = new Parser({
    onopentagname: (name) => {
      if (UNREAD.has(name)) unread += 1
      text += ' '
    },
    onclosetag: (name) => {
      if (UNREAD.has(name)) unread -= 1
      text += ' '
    },
    ontext: (part) => {
      if (unread === 0) text += part
    },
  })
  parser.end(html)
  return text
}
