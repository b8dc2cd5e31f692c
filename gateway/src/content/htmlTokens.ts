/** A piece of HTML, as far as sanitising has to understand it. */
export type HtmlToken =
  | Readonly<{ kind: 'text'; text: string }>
  | Readonly<{ kind: 'open'; name: string; attributes: ReadonlyMap<string, string> }>
  | Readonly<{ kind: 'close'; name: string }>

/** Elements whose content is no HTML: a browser reads on until their end tag, and after `plaintext` to the very end. */
const RAW_NAMES = ['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript']
const RAW_ENDS = new Map(RAW_NAMES.map((name) => [name, new RegExp(`</${name}`, 'gi')]))
const RAW_ELEMENTS = new Set([...RAW_NAMES, 'plaintext'])

const TAG_START = /<\/?[a-z]/iy
/** The name ends where it ends: without the look ahead, a long one would be tried at every length. */
const TAG = /<(\/?)([a-z][^\s/>]*)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^"'>])*)>/iy
const OTHER_MARKUP = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)/y
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/**
 * Cuts HTML into text and tags. Comments, declarations and the content of scripts and their like are left out. A `<` that
 * opens no tag is text; a tag that never ends takes the rest with it, as in a browser. Reads each character once or
 * twice, however the markup is broken.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  let at = 0
  while (at < html.length) {
    const next = html.indexOf('<', at)
    if (next !== at) {
      yield { kind: 'text', text: html.slice(at, next < 0 ? html.length : next) }
      if (next < 0) return
    }
    at = next
    const other = matchAt(OTHER_MARKUP, html, at)
    if (other) {
      at += other[0].length
    } else if (!matchAt(TAG_START, html, at)) {
      yield { kind: 'text', text: '<' }
      at += 1
    } else {
      const tag = matchAt(TAG, html, at)
      if (!tag) return
      const [whole, slash, rawName = '', rest = ''] = tag
      const name = rawName.toLowerCase()
      yield slash ? { kind: 'close', name } : { kind: 'open', name, attributes: attributesOf(rest) }
      at += whole.length
      if (!slash && RAW_ELEMENTS.has(name)) at = endOfRaw(html, name, at)
    }
  }
}

function matchAt(pattern: RegExp, html: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(html)
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase()
    // The first of two counts, as in a browser.
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '')
  }
  return attributes
}

function endOfRaw(html: string, name: string, at: number): number {
  const end = RAW_ENDS.get(name)
  if (!end) return html.length
  end.lastIndex = at
  return end.exec(html)?.index ?? html.length
}
