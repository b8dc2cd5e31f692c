const DIRECTIVE = /\{\{\s*\/?[a-z][\w:]*\b[^{}]*\}\}/gi
const PARTS = /^\{\{\s*(\/?)([a-z][\w:]*)(.*)\}\}$/is
const PICTURE = /<img\b[^>]*\{\{[^>]*>/gi
const NESTED_MAX = 3

export type Resolved = Readonly<{ html: string; hasChanged: boolean }>

/**
 * Replaces the directives that a shop's editors write into texts, `{{store url="a"}}` and the like: links become paths of
 * the shop, blocks their text, and everything else goes. None is ever shown as text.
 * @param blocks texts of the export's blocks, by identifier.
 */
export function contentDirectives(html: string, blocks: ReadonlyMap<string, string>, depth = 0): Resolved {
  if (!html.includes('{{')) return { html, hasChanged: false }
  const resolved = html
    // A picture whose file is named by a directive is not in the export.
    .replaceAll(PICTURE, '')
    .replaceAll(DIRECTIVE, (directive) => {
      const [, closing = '', name = '', rest = ''] = PARTS.exec(directive) ?? []
      if (closing !== '') return ''
      const value = (key: string) => new RegExp(`\\b${key}\\s*=\\s*(?:"|'|&quot;)?([^"'&\\s}]*)`, 'i').exec(rest)?.[1]
      if (name.toLowerCase() === 'store') return `/${(value('direct_url') ?? value('url') ?? '').replace(/^\/+/, '')}`
      if (name.toLowerCase() === 'trans') return /["']([^"']*)["']/.exec(rest)?.[1] ?? ''
      const block = blocks.get(value('block_id') ?? value('id') ?? '')
      if (block === undefined || depth >= NESTED_MAX) return ''
      return contentDirectives(block, blocks, depth + 1).html
    })
  return { html: resolved, hasChanged: resolved !== html }
}
