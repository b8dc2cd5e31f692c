import sanitize from 'sanitize-html'
import { HTML_DEPTH_MAX } from './limits.ts'
import { safeUrl } from './safeUrl.ts'

/** Allowed attributes by element. */
const ATTRIBUTES: Readonly<Record<string, string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start'],
}
/** Allowed elements. Others are replaced by their text. */
const ELEMENTS =
  'a img td th ol p br hr h1 h2 h3 h4 h5 h6 ul li dl dt dd strong b em i u s small sub sup mark abbr cite q blockquote pre code table caption thead tbody tfoot tr div span section article header footer figure figcaption details summary address time'
/** Elements that are removed with their content. */
const DROPPED_WHOLE =
  'script style textarea option title xmp plaintext iframe noembed noframes noscript svg math object template select audio video canvas'
const ADDRESSES = new Set(['href', 'src'])
const NUMBERS = new Set(['width', 'height', 'colspan', 'rowspan', 'start'])

const OPTIONS: sanitize.IOptions = {
  allowedTags: ELEMENTS.split(' '),
  allowedAttributes: ATTRIBUTES,
  nonTextTags: DROPPED_WHOLE.split(' '),
  allowProtocolRelative: false,
  nestingLimit: HTML_DEPTH_MAX,
  transformTags: {
    '*': (tagName, attribs) => {
      const given = Object.entries(attribs)
      // Most elements have none.
      if (given.length === 0) return { tagName, attribs }
      return { tagName, attribs: Object.fromEntries(given.filter(([name, value]) => isSafe(name, value))) }
    },
  },
}

/**
 * Sanitises editors' HTML: only safe elements and attributes, only web addresses, every element closed. Removing an
 * element can nest others illegally, such as a paragraph in a paragraph; a second pass corrects that.
 */
export function sanitizeHtml(html: string): string {
  const once = sanitize(html, OPTIONS)
  return (once === html ? once : sanitize(once, OPTIONS)).trim()
}

function isSafe(name: string, value: string): boolean {
  if (ADDRESSES.has(name)) return safeUrl(value, name === 'href') !== null
  return !NUMBERS.has(name) || /^\d{1,5}$/.test(value)
}
