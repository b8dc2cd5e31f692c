import { compactDocument } from '../compactDocument.ts'
import type { SearchHit, SearchResult } from '../../search/searchRequest.ts'
import { fieldsOf } from '../../parse/fields.ts'
import { projectDocument } from './projectDocument.ts'
import type { SourceFields } from './sourceFields.ts'

type AnswerFormat = Readonly<{
  index: string
  entity: string
  isCompact: boolean
  fields: SourceFields
  took: number
  /** Number of hits before the page, and its size. */
  from: number
  size: number
  /** Documents of the counted attributes; null if they were not requested. */
  attributes: readonly SearchHit[] | null
}>

/**
 * The body of a search, as JSON text: the database's text of each document is put in as it is, so that a page of
 * documents is neither parsed nor written again. Only wildcards and the compact form need the parsed document.
 */
export function searchAnswer(result: SearchResult, format: AnswerFormat): string {
  const hits = result.hits.map((hit) => hitText(hit, format)).join(',')
  const aggregations =
    Object.keys(result.aggregations).length === 0 ? '' : `,"aggregations":${JSON.stringify(result.aggregations)}`
  const match = result.match === null ? '' : `,"text_match":${JSON.stringify(result.match)}`
  const metadata =
    format.attributes === null
      ? ''
      : `,"attribute_metadata":[${format.attributes.map(({ source }) => source).join(',')}]`
  const page = `,"start":${format.from},"perPage":${format.size}`
  const beside = `${page}${aggregations}${match}${metadata}`
  if (format.isCompact) return `{"hits":[${hits}],"total":${result.total}${beside}}`
  const scores = result.hits.flatMap((hit) => hit.score ?? [])
  const best = scores.length === 0 ? 'null' : String(Math.max(...scores))
  return (
    `{"took":${format.took},"timed_out":false,"_shards":{"total":1,"successful":1,"skipped":0,"failed":0},` +
    `"hits":{"total":${result.total},"max_score":${best},"hits":[${hits}]}${beside}}`
  )
}

function hitText(hit: SearchHit, format: AnswerFormat): string {
  const score = hit.score === null ? 'null' : String(hit.score)
  const source = sourceText(hit, format)
  if (format.isCompact) return source === '{}' ? `{"_score":${score}}` : `${source.slice(0, -1)},"_score":${score}}`
  return `{"_index":${JSON.stringify(format.index)},"_type":${JSON.stringify(format.entity)},"_id":"${hit.id}","_score":${score},"_source":${source}}`
}

function sourceText(hit: SearchHit, format: AnswerFormat): string {
  const isRenamed = format.isCompact && format.entity === 'product'
  if (!format.fields.hasWildcards && !isRenamed) return hit.source
  const document = fieldsOf(JSON.parse(hit.source))
  const projected = format.fields.hasWildcards ? projectDocument(document, format.fields) : document
  return JSON.stringify(isRenamed ? compactDocument(projected) : projected)
}
