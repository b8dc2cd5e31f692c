/** Patterns of technical text: error classes, stacks, queries, addresses, files. Shoppers must not see them. */
const TRACES: readonly RegExp[] = [
  /\b[A-Z]\w+(?:Error|Exception):|\bUncaught\b|\bFatal error\b/,
  /^\W*internal(?: server)? error\b|\binternal server error\b|\bservice unavailable\b|\bbad gateway\b/i,
  /\bCannot (?:read|set) propert|\bis not (?:a function|defined|iterable)\b|\bof (?:undefined|null)\b/,
  /^\s*at .+:\d+/m,
  /\bSQLSTATE\b|\b(?:relation|column|constraint) "|\b(?:insert into|delete from) "?\w+|\bselect .+ from "?\w+"? where\b/i,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b|\bhttps?:\/\/|\b(?:localhost|[a-z][\w-]*(?:\.[\w-]+)+):\d{2,5}\b/,
  /(?:\/[\w.-]+){2,}\.(?:js|ts|php|py|rb|java)\b|\bnode_modules\b/,
]

/**
 * Returns true for the message of a programming error or of a system behind the platform, which platforms sometimes
 * send in place of a refusal.
 */
export function isTechnical(text: string): boolean {
  return TRACES.some((trace) => trace.test(text))
}
