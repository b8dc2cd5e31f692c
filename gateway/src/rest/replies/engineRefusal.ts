import type { RefusalReason } from '../../errors/upstreamRefusal.ts'
import { isRecord } from '../../parse/isRecord.ts'

/**
 * Reason why a search engine refused a query: the index is missing, a value does not fit its field, the page is beyond
 * the last one that the engine serves, or the query cannot be run for another reason.
 */
export type EngineRefusal = Readonly<{ reason: Exclude<RefusalReason, 'missingEndpoint'>; message: string }>

/** Exceptions of Elasticsearch and OpenSearch that blame the query; others are faults of the engine. */
const QUERY_EXCEPTIONS: ReadonlySet<string> = new Set([
  'query_shard_exception',
  'parsing_exception',
  'parse_exception',
  'x_content_parse_exception',
  'named_object_not_found_exception',
  'json_parse_exception',
  'illegal_argument_exception',
  'mapper_parsing_exception',
  'query_phase_execution_exception',
  'too_many_clauses',
  'too_complex_to_determinize_exception',
  'too_many_buckets_exception',
])
/** Exceptions for a value that does not fit its field, so that no document can have it. */
const VALUE_EXCEPTIONS: ReadonlySet<string> = new Set([
  'number_format_exception',
  'input_coercion_exception',
  'date_time_parse_exception',
])
const VALUE_MESSAGE = /\bFor input string\b|\bfailed to parse date\b|\bis out of range for an? (?:int|long|short)/i
const WINDOW_MESSAGE = /\bresult window is too large\b|\bmax_result_window\b/i
const MISSING_INDEX = 'index_not_found_exception'
/** Exceptions of an engine without capacity: they take precedence, since the same query may succeed later. */
const FAULTS: ReadonlySet<string> = new Set([
  'es_rejected_execution_exception',
  'rejected_execution_exception',
  'circuit_breaking_exception',
  'no_shard_available_action_exception',
  'cluster_block_exception',
  'master_not_discovered_exception',
])
const MESSAGE_MAX_CHARACTERS = 500
const DEPTH_MAX = 6
const CAUSES_MAX = 50

type Cause = Readonly<{ type: string; reason: string }>

/**
 * Decodes the engine's refusal from a reply's `result`: the engine's object, or a text that names its exception. Null
 * for everything else, including an overloaded engine: those are faults.
 */
export function engineRefusal(result: unknown): EngineRefusal | null {
  const causes = typeof result === 'string' ? causesInText(result) : causesIn(result)
  const types = new Set(causes.map(({ type }) => type))
  if (causes.some(({ type }) => FAULTS.has(type))) return null
  const message = [...new Set(causes.map(({ reason }) => reason))].join('; ').slice(0, MESSAGE_MAX_CHARACTERS)
  if (types.has(MISSING_INDEX)) return { reason: 'missingIndex', message }
  const isOf = (names: ReadonlySet<string>) => causes.some(({ type }) => names.has(type))
  const isKnown = isOf(QUERY_EXCEPTIONS) || isOf(VALUE_EXCEPTIONS)
  if (!isKnown) return null
  if (WINDOW_MESSAGE.test(message)) return { reason: 'window', message }
  return { reason: isOf(VALUE_EXCEPTIONS) || VALUE_MESSAGE.test(message) ? 'value' : 'query', message }
}

/** Returns every exception in the engine's object: itself, `root_cause`, `failed_shards`, `caused_by`. */
function causesIn(value: unknown, depth = 0): readonly Cause[] {
  if (depth > DEPTH_MAX) return []
  if (Array.isArray(value)) return value.slice(0, CAUSES_MAX).flatMap((item) => causesIn(item, depth + 1))
  if (!isRecord(value)) return []
  const { type, reason } = value
  const own = typeof type === 'string' ? [{ type, reason: typeof reason === 'string' ? reason : type }] : []
  const inner = [value['error'], value['root_cause'], value['failed_shards'], value['caused_by'], reason]
  return [...own, ...inner.flatMap((cause) => causesIn(cause, depth + 1))].slice(0, CAUSES_MAX)
}

/**
 * Returns the exceptions in a text. Clients of the engine put their names into the message: `[number_format_exception]
 * For input …`.
 */
function causesInText(text: string): readonly Cause[] {
  if (/^Invalid \/ inaccessible index name/i.test(text)) return [{ type: MISSING_INDEX, reason: text }]
  const names = text.match(/\b[a-z]+(?:_[a-z]+)*_exception\b|\btoo_many_clauses\b/g) ?? []
  return names.map((type) => ({ type, reason: text }))
}
