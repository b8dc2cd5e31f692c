import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadTypeDefs } from '@hogar/schema/loadTypeDefs.ts'
import { buildASTSchema, getOperationAST, isInputType, parse, typeFromAST } from 'graphql'
import { hostileDocument } from './hostileDocument.ts'
import { type HeaderOptions, hostileHeaders } from './hostileHeaders.ts'
import { type Header, type HostileRequest, hostileRequest } from './hostileRequest.ts'
import { BROKEN_JSON, TEXTS, anyValue, hostileJson } from './hostileValues.ts'
import type { Random } from './random.ts'
import { type Known, hostileValue } from './hostileValue.ts'

const STOREFRONT = join(import.meta.dirname, '../../schema/operations/storefront.json')

export type GraphqlOptions = HeaderOptions & Readonly<{ known: Known; partnerKey: string; stores: readonly string[] }>

type Operation = Readonly<{ id: string; text: string; definition: NonNullable<ReturnType<typeof getOperationAST>> }>

/** Makes requests to `/graphql`: the storefront's own operations with hostile variables, and generated documents. */
export function graphqlCalls(options: GraphqlOptions): (random: Random) => HostileRequest {
  const schema = buildASTSchema(loadTypeDefs())
  const stored = JSON.parse(readFileSync(STOREFRONT, 'utf8')) as Record<string, string>
  const operations = Object.entries(stored).flatMap(([id, text]): Operation[] => {
    const definition = getOperationAST(parse(text))
    return definition ? [{ id, text, definition }] : []
  })
  const mutations = operations.filter(({ definition }) => definition.operation === 'mutation')

  const variablesOf = (random: Random, { definition }: Operation) => {
    const named = (definition.variableDefinitions ?? []).map(({ variable: { name }, type }) => {
      const ofType = typeFromAST(schema, type)
      const value = isInputType(ofType) ? hostileValue(ofType, name.value, { random, known: options.known }) : null
      return [name.value, value] as const
    })
    const kept = named.filter(() => random.chance(0.98))
    return Object.fromEntries(random.chance(0.05) ? [...kept, ['__proto__', 1], ['more', anyValue(random)]] : kept)
  }
  const stated = (random: Random): Record<string, unknown> => {
    const operation = random.pick(random.chance(0.5) ? mutations : operations)
    const variables = random.chance(0.03) ? anyValue(random) : variablesOf(random, operation)
    if (random.chance(0.6)) return { query: operation.text, variables }
    if (random.chance(0.5)) return { id: operation.id, variables }
    const sha256Hash = random.chance(0.9) ? operation.id : random.pick(TEXTS)
    return { variables, extensions: { persistedQuery: { version: random.pick([1, 1, 1, 2, 'x']), sha256Hash } } }
  }
  const made = (random: Random): Record<string, unknown> => ({
    query: hostileDocument({ random, schema, known: options.known }),
    ...(random.chance(0.2) ? { variables: anyValue(random) } : {}),
    ...(random.chance(0.1) ? { operationName: anyValue(random) } : {}),
    ...(random.chance(0.1) ? { extensions: anyValue(random) } : {}),
  })
  return (random) => {
    const document = random.chance(0.7) ? stated(random) : made(random)
    const headers = [...hostileHeaders(random, options), ...callerHeaders(random, options)]
    if (random.chance(0.1)) return byGet(random, document, headers)
    if (random.chance(0.04)) return byForm(random, document, headers)
    return hostileRequest({
      kind: 'graphql',
      method: 'POST',
      target: '/graphql',
      headers: [['content-type', 'application/json'], ...headers],
      body: bodyOf(random, document),
    })
  }
}

/** Returns headers that identify the caller: at times one of the stores, at times a partner's key. */
function callerHeaders(random: Random, { stores, partnerKey }: GraphqlOptions): readonly Header[] {
  const store: readonly Header[] = random.chance(0.3) ? [['x-store', random.pick(stores)]] : []
  return random.chance(0.3) ? [...store, ['x-api-key', partnerKey]] : store
}

function bodyOf(random: Random, document: unknown): string | Buffer {
  if (random.chance(0.04)) return random.pick(BROKEN_JSON)
  if (random.chance(0.02)) return Buffer.from(JSON.stringify(document), 'utf16le')
  if (random.chance(0.02)) return Buffer.from([...Buffer.from(JSON.stringify(document)), 0xc3, 0x28, 0xff])
  if (random.chance(0.03))
    return hostileJson(
      random,
      Array.from({ length: random.below(20) }, () => document),
    )
  const text = hostileJson(random, document)
  return random.chance(0.01) ? text.padEnd(random.below(600_000)) : text
}

function byGet(random: Random, document: Record<string, unknown>, headers: readonly Header[]): HostileRequest {
  const pairs = Object.entries(document).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return `${name}=${random.chance(0.95) ? encodeURIComponent((text ?? '').toWellFormed()) : '%zz%'}`
  })
  return hostileRequest({
    kind: 'graphql-get',
    target: `/graphql?${pairs.join('&')}`,
    headers: [['x-hogar-client', 'web'], ...headers],
  })
}

/** A form as the upload specification has it, and what is left of one. */
function byForm(random: Random, document: Record<string, unknown>, headers: readonly Header[]): HostileRequest {
  const boundary = random.pick(['x', '----a', '', 'a b', '"', 'x'.repeat(300)])
  const part = (name: string, text: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
  const parts = [
    part('operations', hostileJson(random, document)),
    part('map', random.pick(['{"0":["variables.a"]}', '{"0":["__proto__.a"]}', '{', '[]'])),
    part('0"; filename="a.png', random.pick(TEXTS)),
    `--${boundary}--`,
  ]
  return hostileRequest({
    kind: 'graphql-form',
    method: 'POST',
    target: '/graphql',
    headers: [['content-type', `multipart/form-data; boundary=${boundary}`], ...headers],
    body: random.some(parts, 0.8).join(''),
  })
}
