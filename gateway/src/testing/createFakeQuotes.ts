import type { Document } from './productDocuments.ts'

/** Creates quotes in memory, each visible to its owner only. */
export function createFakeQuotes() {
  const saved = new Map<string, Document>()
  const isOf = (owner: string | null) => (quote: Document) => quote.owner === owner
  return {
    saved,
    save: (owner: string | null, { name, items }: Readonly<{ name: unknown; items: readonly Document[] }>) => {
      const quote: Document = {
        id: `quote-${saved.size + 1}`,
        owner,
        name,
        currency: 'MXN',
        created_at: '2026-11-20T10:00:00.000Z',
        expires_at: '2026-12-20T10:00:00.000Z',
        items,
      }
      saved.set(String(quote.id), quote)
      return quote
    },
    list: (query: URLSearchParams) => {
      const all = [...saved.values()].filter(isOf(query.get('owner'))).toReversed()
      const [size, page] = [Number(query.get('pageSize') ?? 5), Number(query.get('currentPage') ?? 1)]
      return { items: all.slice((page - 1) * size, page * size), total_count: all.length }
    },
    drop: (owner: string | null, id: unknown) => {
      const quote = saved.get(String(id))
      if (quote && isOf(owner)(quote)) saved.delete(String(id))
      return true
    },
  }
}
