import { type HeaderOptions, hostileHeaders } from './hostileHeaders.ts'
import { type Header, type HostileRequest, hostileRequest } from './hostileRequest.ts'
import { BROKEN_JSON, NUMBERS, TEXTS, anyValue, hostileJson } from './hostileValues.ts'
import type { Random } from './random.ts'
import { hostileQuery } from './requestLines.ts'
import type { Known } from './hostileValue.ts'

/** As much of JSON schema and OpenAPI as the platform's own description uses. */
type JsonSchema = Readonly<{
  type?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  items?: JsonSchema
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
}>
type Parameter = Readonly<{ name: string; in: string; schema?: JsonSchema }>
type Operation = Readonly<{
  parameters?: readonly Parameter[]
  requestBody?: Readonly<{ content: Readonly<Record<string, Readonly<{ schema: JsonSchema }>>> }>
}>
export type OpenApi = Readonly<{ paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }>

type Call = Readonly<{ method: string; path: string; parameters: readonly Parameter[]; body: JsonSchema | null }>

export type RestOptions = HeaderOptions & Readonly<{ api: OpenApi; known: Known; skips: (path: string) => boolean }>

/** Makes calls of every route that the platform describes, with parameters and bodies that are mostly of the right shape. */
export function restCalls(options: RestOptions): (random: Random) => HostileRequest {
  const { api, known, skips } = options
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]): Call[] =>
      skips(path)
        ? []
        : [
            {
              method: method.toUpperCase(),
              path,
              parameters: operation.parameters ?? [],
              body: Object.values(operation.requestBody?.content ?? {})[0]?.schema ?? null,
            },
          ],
    ),
  )
  return (random) => {
    const call = random.pick(calls)
    const method = random.chance(0.97) ? call.method : random.pick(['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'])
    const headers: readonly Header[] = [['content-type', 'application/json'], ...hostileHeaders(random, options)]
    const hasBody = call.body !== null && method !== 'GET' && method !== 'HEAD'
    return hostileRequest({
      kind: `${call.method} ${call.path}`,
      method,
      target: targetOf(random, call, known),
      headers: hasBody ? headers : headers.slice(1),
      ...(hasBody && call.body ? { body: bodyOf(random, call.body, known) } : {}),
    })
  }
}

function targetOf(random: Random, { path, parameters }: Call, known: Known): string {
  const values = new Map(parameters.map((parameter) => [parameter, textOf(random, parameter, known)]))
  let filled = path
  for (const [{ name, in: place }, value] of values) if (place === 'path') filled = filled.replace(`{${name}}`, value)
  const inQuery = [...values].filter(([parameter]) => parameter.in === 'query' && random.chance(0.75))
  const pairs = inQuery.map(([{ name }, value]) => `${name}=${value}`)
  const more = random.chance(0.1) ? [hostileQuery(random, parameters.map(({ name }) => name).concat('a'))] : []
  const twice = random.chance(0.05) ? pairs : []
  return [filled, [...pairs, ...twice, ...more].join('&')].filter((part) => part !== '').join('?')
}

function textOf(random: Random, { name, schema }: Parameter, known: Known): string {
  const value = hostileOf(random, { schema: schema ?? {}, name, known, depth: 0 })
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return random.chance(0.93) ? encodeURIComponent(text.toWellFormed()) : text.replaceAll(/[\s\0]/g, '%')
}

function bodyOf(random: Random, schema: JsonSchema, known: Known): string | Buffer {
  if (random.chance(0.04)) return random.pick(BROKEN_JSON)
  if (random.chance(0.01)) return Buffer.from([0x7b, 0xff, 0xfe, 0x7d])
  const value = random.chance(0.03) ? anyValue(random) : hostileOf(random, { schema, name: '', known, depth: 0 })
  return hostileJson(random, value)
}

type Asked = Readonly<{ schema: JsonSchema; name: string; known: Known; depth: number }>

function hostileOf(random: Random, { schema, name, known, depth }: Asked): unknown {
  if (random.chance(0.05)) return anyValue(random)
  const samples = known[name]
  if (samples && samples.length > 0 && random.chance(0.6)) return random.pick(samples)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return hostileOf(random, { schema: random.pick(choices), name, known, depth })
  if (schema.enum && random.chance(0.8)) return random.pick(schema.enum)
  if (schema.const !== undefined && random.chance(0.8)) return schema.const
  if (schema.type === 'array') {
    const length = random.chance(0.03) ? 300 : random.below(4)
    return Array.from({ length }, () =>
      hostileOf(random, { schema: schema.items ?? {}, name, known, depth: depth + 1 }),
    )
  }
  if (schema.properties && depth < 8) {
    const required = new Set(schema.required)
    const chosen = Object.entries(schema.properties).filter(([key]) => random.chance(required.has(key) ? 0.96 : 0.5))
    return Object.fromEntries(
      chosen.map(([key, property]) => [
        key,
        hostileOf(random, { schema: property, name: key, known, depth: depth + 1 }),
      ]),
    )
  }
  if (schema.type === 'integer' || schema.type === 'number') return random.pick(NUMBERS)
  if (schema.type === 'boolean') return random.chance(0.5)
  if (schema.type === 'string') return random.pick(TEXTS)
  return anyValue(random)
}
