/** Traces of a program in a sentence: error classes, stacks, queries, addresses, files. No shopper is meant to read them. */
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
 * True for the message of a programming mistake or of something behind the platform: platforms hand such texts on in the
 * place of a refusal.
 */
export function isTechnical(text: string): boolean {
  return TRACES.some((trace) => trace.test(text))
}
