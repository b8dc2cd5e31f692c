import { domainToASCII } from 'node:url'
import { cleanCode } from './cleanText.ts'

const APOSTROPHES = /[\u2018\u2019\u02BC\u00B4]/g
const IN_BRACKETS = /^[^<>]*<([^<>]*)>$/

/**
 * Normalizes an e-mail address: removes `mailto:`, blanks, and the name before `<…>`, and writes its domain in lower
 * case and ASCII (punycode). An invalid address is returned cleaned, for its route to refuse.
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

function asciiDomain(domain: string): string {
  const name = domain.replace(/\u3002/g, '.')
  if (/^[\w.-]*$/.test(name)) return name.toLowerCase()
  return /^[\p{L}\p{M}\p{N}.-]+$/u.test(name) ? domainToASCII(name) || domain : domain
}
