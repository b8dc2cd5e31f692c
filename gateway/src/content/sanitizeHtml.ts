import { decodeEntities, escapeAttribute, escapeText } from './htmlText.ts'
import { htmlTokens } from './htmlTokens.ts'
import { safeUrl } from './safeUrl.ts'

const HTML_DEPTH_MAX = 100

/** Elements that may stay, with the attributes that may stay on them. Everything else goes, its text stays. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start'],
}
const PLAIN =
  'p br hr h1 h2 h3 h4 h5 h6 ul li dl dt dd strong b em i u s small sub sup mark abbr cite q blockquote pre code table caption thead tbody tfoot tr div span section article header footer figure figcaption details summary address time'
const ALLOWED_NAMES = new Set([...Object.keys(ALLOWED), ...PLAIN.split(' ')])
const VOID_NAMES = new Set(['br', 'hr', 'img'])
/** Gone with everything inside, up to their end tag. */
const DROPPED_WHOLE = new Set(['svg', 'math', 'object', 'template', 'select', 'audio', 'video', 'canvas'])
const ADDRESSES = new Set(['href', 'src'])
const NUMBERS = new Set(['width', 'height', 'colspan', 'rowspan', 'start'])

/**
 * Editors' HTML, safe to show: only harmless elements and attributes, only addresses of the web, every element closed.
 * The result is built from what was understood, never cut out of what came in. Sanitising twice changes nothing.
 */
export function sanitizeHtml(html: string): string {
  const open: string[] = []
  let dropped: { name: string; depth: number } | null = null
  let result = ''
  for (const token of htmlTokens(html)) {
    if (dropped) {
      dropped = stillDropped(dropped, token)
    } else if (token.kind === 'text') {
      result += escapeText(token.text)
    } else if (token.kind === 'close') {
      result += closeElement(open, token.name)
    } else if (DROPPED_WHOLE.has(token.name)) {
      dropped = { name: token.name, depth: 1 }
    } else if (ALLOWED_NAMES.has(token.name) && open.length < HTML_DEPTH_MAX) {
      result += openTag(token.name, token.attributes)
      if (!VOID_NAMES.has(token.name)) open.push(token.name)
    }
  }
  return (result + closeAll(open)).trim()
}

type Dropped = { name: string; depth: number }

function stillDropped(dropped: Dropped, token: { kind: string; name?: string }): Dropped | null {
  if (token.name !== dropped.name) return dropped
  const depth = dropped.depth + (token.kind === 'open' ? 1 : -1)
  return depth === 0 ? null : { ...dropped, depth }
}

function openTag(name: string, attributes: ReadonlyMap<string, string>): string {
  const kept = (ALLOWED[name] ?? []).flatMap((attribute) => {
    const value = attributes.get(attribute)
    const safe = value === undefined ? null : safeValue(attribute, decodeEntities(value))
    return safe === null ? [] : [` ${attribute}="${escapeAttribute(safe)}"`]
  })
  return `<${name}${kept.join('')}>`
}

function safeValue(attribute: string, value: string): string | null {
  if (ADDRESSES.has(attribute)) return safeUrl(value, attribute === 'href')
  return NUMBERS.has(attribute) && !/^\d{1,5}$/.test(value) ? null : value
}

/** Closes an element and those left open inside it; nothing when it was never opened. */
function closeElement(open: string[], name: string): string {
  const at = open.lastIndexOf(name)
  return at < 0 ? '' : closeAll(open.splice(at))
}

function closeAll(names: readonly string[]): string {
  return names
    .toReversed()
    .map((name) => `</${name}>`)
    .join('')
}
