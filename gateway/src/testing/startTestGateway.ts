import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createGateway } from '../createGateway.ts'
import { parseEnv } from '../env.ts'

type Options = Omit<Parameters<typeof createGateway>[0], 'env' | 'log'> &
  Readonly<{ env?: Readonly<Record<string, string>>; logLines?: string[] }>

/** Reply of a test query, whose selection the test knows. */
export type GraphqlReply = Readonly<{
  status: number
  headers: Headers
  body: {
    data?: Record<string, unknown> | null
    errors?: { message: string; path?: unknown[]; locations?: unknown[]; extensions: Record<string, unknown> }[]
    extensions?: Record<string, unknown>
  }
}>

/** Starts a gateway on a free port, with `post` and `get` that parse its replies. Close it after the test. */
export async function startTestGateway({ env = {}, logLines = [], ...options }: Options = {}) {
  const log = pino({ level: 'debug' }, { write: (line: string) => void logLines.push(line) })
  const settings = parseEnv({
    NODE_ENV: 'test',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'gateway-')),
    SESSION_SECRET: 'test-secret-of-at-least-32-characters',
    OPERATIONS_FILE: join(import.meta.dirname, 'noOperations.json'),
    UPSTREAM_URL: 'http://127.0.0.1:9',
    ...env,
  })
  const gateway = createGateway({ env: settings, log, ...options })
  const address = await gateway.listen(0, '127.0.0.1')
  const url = `${address}/graphql`

  const read = async (response: Response): Promise<GraphqlReply> => ({
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as GraphqlReply['body'],
  })
  return {
    address,
    url,
    gateway,
    logLines,
    close: () => gateway.close(),
    post: async (body: unknown, headers: Record<string, string> = {}) =>
      read(
        await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      ),
    get: async (parameters: Record<string, string>, headers: Record<string, string> = {}) =>
      read(
        await fetch(`${url}?${new URLSearchParams(parameters)}`, { headers: { 'x-hogar-client': 'test', ...headers } }),
      ),
  }
}

export type TestGateway = Awaited<ReturnType<typeof startTestGateway>>
