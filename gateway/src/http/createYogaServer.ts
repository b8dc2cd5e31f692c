import type { GraphQLSchema } from 'graphql'
import { createYoga, handleStreamOrSingleExecutionResult, isAsyncIterable, type Plugin } from 'graphql-yoga'
import type { GraphContext } from '../graph/context.ts'
import { executeInParts } from './executeInParts.ts'
import { maskParts } from './maskParts.ts'
import type { IncrementalFormat } from './negotiateMediaType.ts'
import { playgroundPolicy } from './playgroundPolicy.ts'
import type { PlaygroundTab } from './playgroundTabs.ts'
import type { YogaPassenger } from './yogaPassenger.ts'

/** Yoga's own context, with what rides along: resolvers find the request's context in it. */
type Seat = Readonly<{ passenger?: YogaPassenger }> & Partial<GraphContext>

type Options = Readonly<{ schema: GraphQLSchema; playground: readonly PlaygroundTab[] | null }>

/**
 * Yoga, for everything that is not on the fast path: the playground, answers in parts, documents that came for the first
 * time. What was decided about a request before it got here is not decided again.
 */
export function createYogaServer({ schema, playground }: Options) {
  const policy: PagePolicy = { text: '' }
  return createYoga<Seat>({
    schema,
    plugins: [passengerPlugin, pagePolicyPlugin(policy)],
    // Served from this machine: a developer on a train, or behind a closed network, has a playground too. Read when it is
    // first asked for: its script takes 15 MB, and a gateway in production has no playground.
    renderGraphiQL: async (options) => {
      const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
      const html = renderGraphiQL(options).replace('</head>', `${STEADY_TABS}</head>`)
      policy.text = playgroundPolicy(html)
      return html
    },
    graphiql: playground !== null && {
      title: 'Hogar',
      defaultTabs: [...playground],
      additionalHeaders: { 'X-Hogar-Client': 'playground' },
      credentials: 'same-origin',
    },
    // The gateway's own rooms do these: see http/, limits/ and graph/maskError.ts.
    cors: false,
    maskedErrors: false,
    landingPage: false,
    multipart: false,
    parserAndValidationCache: false,
    logging: false,
  })
}

/** The tabs of the playground can be dragged, and move from under a pointer that is pressed: the first press was lost. */
const STEADY_TABS = '<style>.graphiql-tab { transform: none !important }</style>'

/** The policy of the page that was rendered last: it is the same page each time. */
type PagePolicy = { text: string }

function pagePolicyPlugin(policy: Readonly<PagePolicy>): Plugin<Seat, Seat> {
  return {
    onResponse({ response, serverContext: { passenger } }) {
      const isPage = !passenger && (response.headers.get('content-type') ?? '').includes('text/html')
      if (isPage) response.headers.set('content-security-policy', policy.text)
    },
  }
}

const passengerPlugin: Plugin<Seat, Seat> = {
  onRequestParse({ serverContext: { passenger }, setRequestParser }) {
    if (!passenger) return
    const { text: query, variables, operation } = passenger.admitted
    setRequestParser(() => ({ query, variables, operationName: operation.definition.name?.value }))
  },
  onParse({ context: { passenger }, setParsedDocument }) {
    if (passenger) setParsedDocument(passenger.document)
  },
  onValidate({ context, setResult }) {
    if (context.passenger) setResult([])
  },
  onContextBuilding({ context: { passenger }, extendContext }) {
    if (passenger) extendContext({ ...passenger.graph })
  },
  onExecute({ context: { passenger }, setExecuteFn }) {
    if (!passenger) return
    if (passenger.format === 'incrementalSpec=v0.2') setExecuteFn(executeInParts)
    const mask = maskParts(passenger)
    return {
      onExecuteDone: (payload) => handleStreamOrSingleExecutionResult(payload, mask),
    }
  },
  onExecutionResult({ context: { passenger }, result }) {
    const hasErrors = result !== undefined && 'errors' in result
    return passenger?.beforeAnswer(hasErrors)
  },
  onResultProcess({ serverContext, result, ...process }) {
    const { passenger } = serverContext
    if (!passenger) return
    const { mediaType, format } = passenger
    const { resultProcessor: writeParts } = process
    if (isAsyncIterable(result)) {
      if (writeParts) process.setResultProcessor(nameFormat(writeParts, format), 'multipart/mixed')
      return
    }
    const write: typeof process.resultProcessor = (whole, fetchAPI) =>
      new fetchAPI.Response(JSON.stringify(whole), { headers: { 'content-type': `${mediaType}; charset=utf-8` } })
    process.setResultProcessor(write, mediaType)
  },
}

type ResultProcess = Parameters<NonNullable<Plugin<Seat, Seat>['onResultProcess']>>[0]
type ResultProcessor = NonNullable<ResultProcess['resultProcessor']>

/** Names the format of the parts in `Content-Type`: clients choose their parser by it. */
function nameFormat(writeParts: ResultProcessor, format: IncrementalFormat | null): ResultProcessor {
  return async (parts, fetchAPI, acceptedMediaType) => {
    const response = await writeParts(parts, fetchAPI, acceptedMediaType)
    if (format !== null) response.headers.set('content-type', `multipart/mixed; boundary="-"; ${format}`)
    return response
  }
}
