import { ROOT } from '../../scripts/processes.ts'
import type { HostileRequest } from './hostileRequest.ts'
import type { RawAnswer } from './readAnswer.ts'
import type { Outcome } from './RawLine.ts'

export type ServerName = 'platform' | 'gateway' | 'web'

/** Texts that an answer to a hostile request must not hold; none of them is in what is sent. */
const INSIDE: readonly RegExp[] = [
  /(?:\n|\\n)\s+at \S[^\n]{0,200}:\d+:\d+/,
  /\/node_modules\/[^\s"]+\.m?js\b/,
  /\b(?:Type|Range|Reference|Assertion|Aggregate)Error\b/,
  /Cannot read propert|is not (?:a function|iterable)|Maximum call stack|Internal (?:server )?error/i,
  /"code":"INTERNAL"/,
  /relation "|column "\w+"|syntax error at|violates \w+[- ]?\w* constraint|invalid input syntax|invalid byte sequence/,
  /\b(?:ECONN\w+|EPIPE|ENOENT|EACCES|EISDIR|ENOTDIR|ENAMETOOLONG|UND_ERR\w*|(?<!FST_)ERR_[A-Z_]+)\b/,
  /Fe26\.2\*\d+\*[0-9a-f]{64}/,
]
/** The platform's contract says to a caller where its JSON is broken; the graph and the storefront do not. */
const PARSER = /Unexpected (?:token|end|non-whitespace)|JSON at position|Syntax ?Error/i

type Asked = Readonly<{ server: ServerName; request: HostileRequest; secrets: readonly string[] }>

/** Returns what is wrong with how a server took a hostile request; null when nothing is. */
export function faultOf(outcome: Outcome, { server, request, secrets }: Asked): string | null {
  if (outcome.kind === 'invalid') return `no valid HTTP answer: ${outcome.why}`
  if (outcome.kind === 'silent') return 'no answer'
  if (outcome.kind === 'closed') return request.isWhole ? 'closed without an answer' : null
  const { answer } = outcome
  // Its body would distinguish a refusal of the contract from a fault; a fault stands in the log.
  if (request.isHead && server === 'platform' && answer.status === 500) return null
  if (answer.status >= 500 && !isRight(answer, server)) return `status ${answer.status}: ${answer.body.slice(0, 300)}`
  // Scripts speak of errors, and so does the playground, which is one.
  if (/javascript/.test(answer.headers.get('content-type') ?? '') || answer.body.includes('YogaGraphiQL')) return null
  const found = leakIn(answer, { server, secrets })
  return found === null ? null : `tells ${JSON.stringify(found)}: ${answer.body.slice(0, 300)}`
}

function leakIn({ body, headers }: RawAnswer, { server, secrets }: Pick<Asked, 'server' | 'secrets'>): string | null {
  const head = [...headers].map((pair) => pair.join(': ')).join('\n')
  const secret = [ROOT, ...secrets].find((text) => body.includes(text) || head.includes(text))
  if (secret !== undefined) return secret
  const patterns = server === 'platform' ? INSIDE : [...INSIDE, PARSER]
  for (const pattern of patterns) {
    const [found] = pattern.exec(body) ?? []
    if (found !== undefined) return found
  }
  return null
}

/**
 * The only answers of 500 and above that are right: a server that sheds load and says when to come back; 501 and 505, by which
 * HTTP refuses a coding and a version; and what the platform's contract refuses with 500: a fault of the platform's own
 * has `fault` in its body.
 */
function isRight({ status, headers, body }: RawAnswer, server: ServerName): boolean {
  if (status === 503) return headers.has('retry-after')
  if (status === 501 || status === 505) return true
  return server === 'platform' && status === 500 && body.startsWith('{"code":500,"result":') && !/"fault":/.test(body)
}

/**
 * Lines of a log that a request of a stranger must not cause: errors, uncaught or not, and warnings of Node. A page
 * that was not ready in its time is none: on a busy machine that is a 503 that says when to come back.
 */
export function faultsInLog(output: string): readonly string[] {
  return output
    .split('\n')
    .filter((line) => /"level":[56]0|unhandled|uncaught|\(node:\d+\)(?!.*ExperimentalWarning)|^\s+at /i.test(line))
    .filter((line) => !/"kind":"unavailable"|"name":"TimeoutError"/.test(line))
}
