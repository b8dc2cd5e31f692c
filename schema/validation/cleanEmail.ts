import { cleanCode } from './cleanText.ts'

const APOSTROPHES = /[\u2018\u2019\u02BC\u00B4]/g
const IN_BRACKETS = /^[^<>]*<([^<>]*)>$/

/**
 * Brings an e-mail address into the one shape that is stored and written to: without `mailto:`, blanks, or the name before
 * `<…>`, its domain in lower case and ASCII (punycode). What is no address comes back as it is, cleaned.
 */
export function cleanEmail(text: string): string {
  const written = cleanCode(text.replace(APOSTROPHES, "'"))
  const link = (IN_BRACKETS.exec(written)?.[1] ?? written)
    .trim()
    .replace(/^mailto:/i, '')
    .trim()
  const at = link.lastIndexOf('@')
  if (at < 0) return link
  const [domain = ''] = link.slice(at + 1).split('?')
  return `${link.slice(0, at)}@${asciiDomain(domain.trim())}`
}

const LOCAL = "[\\w!#$%&'*+/=?^`{|}~-]+"
const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
const EMAIL = new RegExp(`^${LOCAL}(?:\\.${LOCAL})*@(?:${LABEL}\\.)+[a-z](?:[a-z\\d-]{0,61}[a-z\\d])$`, 'i')

/** True for an address as `cleanEmail` writes it that mail can be sent to: RFC 5322 without quotes, comments and numbers as hosts. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text)
}

function asciiDomain(domain: string): string {
  const name = domain.replace(/\u3002/g, '.')
  if (/^[\w.-]*$/.test(name)) return name.toLowerCase()
  // Everything that a URL would read as more than a host stays what it is, and is refused.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(name)) return domain
  try {
    return new URL(`http://${name}`).hostname
  } catch {
    return domain
  }
}
