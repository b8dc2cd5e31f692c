import { isRecord } from '../../parse/isRecord.ts'
import type { Layout, Part } from '../../parse/parseKnown.ts'

export type DocumentLayout = 'hits' | 'items'

/** Text before a document, without its first quote: a search for a quote stops at each one. */
const SOURCE = '_source":'

/** Layouts of document lists, by their names in the endpoint table. */
export const DOCUMENT_LAYOUTS: Readonly<Record<DocumentLayout, Layout>> = {
  /** Search reply in the standard format. */
  hits: {
    parts: (text) => {
      const parts: Part[] = []
      for (let mark = text.indexOf(SOURCE); mark >= 0;) {
        const start = mark + SOURCE.length
        mark = text.indexOf(SOURCE, start)
        parts.push([start, sourceEnd(text, mark < 0 ? lastBrace(text, start) : text.lastIndexOf('},{', mark))])
      }
      return parts
    },
    list: (reply) => property(property(reply, 'hits'), 'hits'),
    field: '_source',
  },
  /** Result of an envelope, whose items hold no lists of objects. */
  items: {
    parts: (text) => {
      const parts: Part[] = []
      const last = text.lastIndexOf('}]') + 1
      for (let start = text.indexOf('[{') + 1; start > 0 && start < last;) {
        const next = text.indexOf('},{', start)
        const end = next < 0 ? last : next + 1
        parts.push([start, end])
        start = end + 1
      }
      return parts
    },
    list: (reply) => property(reply, 'result'),
    field: null,
  },
}

/** Returns the end of the document in a hit that closes at `brace`: it is followed by nothing, or by sort values. */
function sourceEnd(text: string, brace: number): number {
  return text[brace - 1] === '}' ? brace : text.lastIndexOf('},"sort":[', brace) + 1
}

/** Returns the closing brace of the last hit: the list ends after it, and aggregations may follow. */
function lastBrace(text: string, start: number): number {
  const counted = text.indexOf('}]},"aggregations":', start)
  return counted < 0 ? text.lastIndexOf('}]}') : counted
}

function property(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined
}
