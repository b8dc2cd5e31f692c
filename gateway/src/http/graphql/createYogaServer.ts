import type { GraphQLSchema } from 'graphql'
import { createYoga, handleStreamOrSingleExecutionResult, isAsyncIterable, type Plugin } from 'graphql-yoga'
import type { GraphContext } from '../../app/context.ts'
import { executeInParts } from './executeInParts.ts'
import { maskParts } from './maskParts.ts'
import type { IncrementalFormat } from './negotiateMediaType.ts'
import { playgroundPolicy } from '../playground/playgroundPolicy.ts'
import type { PlaygroundTab } from '../playground/playgroundTabs.ts'
import type { YogaContext } from './yogaContext.ts'

/** Yoga's own context, with the request's context for resolvers. */
type Seat = Readonly<{ passenger?: YogaContext }> & Partial<GraphContext>

type Options = Readonly<{ schema: GraphQLSchema; playground: readonly PlaygroundTab[] | null }>

/**
 * Creates Yoga for all requests outside the fast path: the playground, incremental replies, documents seen for the
 * first time. Checks that were made before are not repeated.
 */
export function createYogaServer({ schema, playground }: Options) {
  const policy: PagePolicy = { text: '' }
  return createYoga<Seat>({
    schema,
    plugins: [passengerPlugin, pagePolicyPlugin(policy)],
    // Bundled, so that the playground works without internet access. Loaded at first use: its script takes 15 MB, and a
    // gateway in production has no playground.
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
    // The gateway does these itself: see http/, limits/ and graph/maskError.ts.
    cors: false,
    maskedErrors: false,
    landingPage: false,
    multipart: false,
    parserAndValidationCache: false,
    logging: false,
  })
}

/**
 * Style that fixes the playground's tabs: they can be dragged, and moved away under a pressed pointer, so that the
 * first click was lost.
 */
const STEADY_TABS = '<style>.graphiql-tab { transform: none !important }</style>'

/** Policy of the page that was rendered last, which does not change. */
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

/** Adds the format of the parts to `Content-Type`: clients choose their parser by it. */
function nameFormat(writeParts: ResultProcessor, format: IncrementalFormat | null): ResultProcessor {
  return async (parts, fetchAPI, acceptedMediaType) => {
    const response = await writeParts(parts, fetchAPI, acceptedMediaType)
    if (format !== null) response.headers.set('content-type', `multipart/mixed; boundary="-"; ${format}`)
    return response
  }
}
