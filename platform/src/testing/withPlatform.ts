import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { createPersonalData } from '../credit/secrets/personalData.ts'
import { createPlatform } from '../createPlatform.ts'
import type { Platform } from '../createPlatform.ts'
import { loadOrMakeTemplate } from '../database/embeddedTemplate.ts'
import { openEmbeddedDatabase, openServerDatabase } from '../database/openDatabase.ts'
import type { OpenDatabase } from '../database/openDatabase.ts'
import { testDatabaseUrl } from './testDatabaseUrl.ts'
import { testPictures } from './testPictures.ts'
import { testSeed } from './testSeed.ts'
import { administer, createdFromTemplate, databaseAt } from './testServer.ts'

/** Parsed JSON whose fields can be read freely: a test asserts their types itself. */
export type Json = { readonly [key: string]: Json }

export type Answer = Readonly<{ status: number; body: Json; headers: Record<string, unknown> }>

export type TestPlatform = Readonly<{
  get: (url: string, headers?: Record<string, string>) => Promise<Answer>
  post: (url: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
  put: (url: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
  delete: (url: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
  database: () => OpenDatabase
}>

type TestPlatformOptions = Readonly<{
  /** False leaves the calls of production alone. */
  isDevelopment?: boolean
  /** False leaves the key for personal data of credit out. */
  hasCreditKey?: boolean
}>

/** Gives the suites of a file a platform of their own, on a fresh database with the test catalogue. */
export function withPlatform({ isDevelopment = true, hasCreditKey = true }: TestPlatformOptions = {}): TestPlatform {
  let platform: Platform | undefined
  let database: OpenDatabase
  let drop: (() => Promise<void>) | undefined
  beforeAll(async () => {
    ;({ database, drop } = await openFresh())
    platform = await createPlatform({
      database,
      seed: testSeed,
      pictureSource: testPictures,
      logLevel: 'silent',
      pictureDirectory: mkdtempSync(join(tmpdir(), 'hogar-pictures-')),
      warmsUpPictures: false,
      warmsUpSearch: false,
      recommendationsKey: 'pk-test',
      moderationKey: 'mk-test',
      personalData: hasCreditKey ? createPersonalData([Buffer.alloc(32, 7)]) : null,
      creditFileDirectory: mkdtempSync(join(tmpdir(), 'hogar-credit-')),
      shopOrigin: 'https://shop.example',
      paymentOrigin: 'https://pay.example',
      mailServer: null,
      isDevelopment,
    })
    await platform.app.ready()
  })
  afterAll(async () => {
    await platform?.close()
    await drop?.()
  })
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    options: { body?: unknown; headers?: Record<string, string> },
  ): Promise<Answer> => {
    const payload = options.body === undefined ? {} : { payload: options.body as object }
    const response = await platform!.app.inject({ method, url, headers: options.headers ?? {}, ...payload })
    const isJson = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      body: (isJson ? response.json() : response.body) as Json,
      headers: response.headers,
    }
  }
  return {
    get: (url, headers) => call('GET', url, { headers }),
    post: (url, body, headers) => call('POST', url, { body, headers }),
    put: (url, body, headers) => call('PUT', url, { body, headers }),
    delete: (url, body, headers) => call('DELETE', url, { body, ...(headers ? { headers } : {}) }),
    database: () => database,
  }
}

async function openFresh(): Promise<{ database: OpenDatabase; drop: () => Promise<void> }> {
  const url = testDatabaseUrl()
  if (url === null) {
    const template = await loadOrMakeTemplate(tmpdir(), testSeed)
    return { database: await openEmbeddedDatabase({ directory: null, template }), drop: async () => undefined }
  }
  // A database of its own, not a schema: migrations look at all schemas of theirs, and others come and go meanwhile.
  const name = `hogar_test_${randomBytes(6).toString('hex')}`
  await administer(url, createdFromTemplate(name))
  return {
    database: openServerDatabase(databaseAt(url, name)),
    drop: () => administer(url, `drop database ${name} with (force)`),
  }
}
