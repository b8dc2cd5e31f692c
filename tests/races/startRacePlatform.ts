import '@hogar/platform/testing/cheapPasswords.ts'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPlatform } from '@hogar/platform/createPlatform.ts'
import { loadOrMakeTemplate } from '@hogar/platform/database/embeddedTemplate.ts'
import { openEmbeddedDatabase, openServerDatabase } from '@hogar/platform/database/openDatabase.ts'
import type { OpenDatabase } from '@hogar/platform/database/openDatabase.ts'
import { createPersonalData } from '@hogar/platform/credit/secrets/personalData.ts'
import { testSeed } from '@hogar/platform/testing/testSeed.ts'
import { createDatabase } from '../testkit/servers/shopDatabase.ts'

export type Reply = Readonly<{ code: number; result: unknown; meta?: Readonly<Record<string, unknown>> }>
type Call = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  options?: Readonly<{ body?: unknown; headers?: Record<string, string> }>,
) => Promise<Reply>

export type RacePlatform = Readonly<{
  call: Call
  /** The platform's own database, to set up what is raced for and to check what became of it. */
  db: OpenDatabase['db']
  stop: () => Promise<void>
}>

/**
 * Starts a platform over HTTP with the small test catalogue, on a database of its own: on the server of `DATABASE_URL`, else
 * embedded.
 */
export async function startRacePlatform(): Promise<RacePlatform> {
  const { database, drop } = await openOwn()
  const platform = await createPlatform({
    database,
    seed: testSeed,
    pictureSource: null,
    logLevel: 'silent',
    pictureDirectory: mkdtempSync(join(tmpdir(), 'hogar-races-')),
    warmsUpPictures: false,
    warmsUpSearch: false,
    recommendationsKey: 'pk-test',
    moderationKey: 'mk-test',
    personalData: createPersonalData([Buffer.alloc(32, 7)]),
    creditFileDirectory: mkdtempSync(join(tmpdir(), 'hogar-credit-')),
    shopOrigin: 'https://shop.example',
    paymentOrigin: null,
    mailServer: null,
    isDevelopment: true,
  })
  const url = await platform.app.listen({ host: '127.0.0.1', port: 0 })
  const call: Call = async (method, path, { body, headers = {} } = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return (await response.json()) as Reply
  }
  const stop = async () => {
    await platform.close()
    await drop()
  }
  return { call, db: database.db, stop }
}

async function openOwn(): Promise<{ database: OpenDatabase; drop: () => Promise<void> }> {
  if (!process.env['DATABASE_URL']) {
    const template = await loadOrMakeTemplate(tmpdir(), testSeed)
    return { database: await openEmbeddedDatabase({ directory: null, template }), drop: async () => undefined }
  }
  const { url, drop } = await createDatabase(`hogar_races_${process.pid}`)
  return { database: openServerDatabase(url), drop }
}
