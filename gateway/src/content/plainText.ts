import { decodeEntities } from './htmlText.ts'
import { htmlTokens } from './htmlTokens.ts'

/** The text of some HTML on one line, at most `max` characters, cut between words. Null when there is none. */
export function plainText(html: string, max: number): string | null {
  const parts = [...htmlTokens(html)].map((token) => (token.kind === 'text' ? decodeEntities(token.text) : ' '))
  const text = parts.join('').replace(/\s+/g, ' ').trim()
  if (text.length <= max) return text === '' ? null : text
  const cut = text.slice(0, max - 1)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > max / 2 ? space : cut.length).trimEnd()}…`
}
