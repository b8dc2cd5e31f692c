import { isRecord } from './isRecord.ts'
import type { Layout, Part } from './parseKnown.ts'

export type DocumentLayout = 'hits' | 'items'

/** Without its first quote: a search for one stops at each of them. */
const SOURCE = '_source":'

/** Layouts of lists of documents, by the name that a row of the table of endpoints gives. */
export const DOCUMENT_LAYOUTS: Readonly<Record<DocumentLayout, Layout>> = {
  /** A search's, in the standard format. */
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
  /** The result of an envelope, whose items hold no lists of objects. */
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

/** The end of the document in a hit whose closing brace is here: nothing follows it, or what the hit was sorted by. */
function sourceEnd(text: string, brace: number): number {
  return text[brace - 1] === '}' ? brace : text.lastIndexOf('},"sort":[', brace) + 1
}

/** The closing brace of the last hit: the list ends behind it, and counts may follow. */
function lastBrace(text: string, start: number): number {
  const counted = text.indexOf('}]},"aggregations":', start)
  return counted < 0 ? text.lastIndexOf('}]}') : counted
}

function property(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined
}
