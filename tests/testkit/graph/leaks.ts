/** Text in the spoilt answers of fault suites: no answer to a client may contain it. */
export const PLATFORM_SECRET = 'relation "quote_item" does not exist at db-7.internal:5432'

/** Words by which an answer would reveal how the inside looks: addresses, paths, stacks, parsers, drivers. */
const INSIDE = [
  /\b(127\.0\.0\.1|localhost)\b/,
  /\binternal:\d+/,
  /\/api\//,
  /node_modules|file:\/\/|\.ts\b:\d+/,
  /\bat \S+ \(/,
  /SyntaxError|TypeError|Unexpected (token|end)|is not valid JSON|Syntax Error/,
  /\bE(CONN|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN)|UND_ERR|undici|socket hang up|other side closed|circuit/i,
  /relation "|quote_item|<html/i,
  /did you mean/i,
]

/** Every trace of the inside in a text, empty when there is none. */
export function leaksIn(text: string): readonly string[] {
  return INSIDE.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
}
