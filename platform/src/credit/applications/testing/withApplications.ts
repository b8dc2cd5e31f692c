import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type App, createApp } from '../../../http/createApp.ts'
import { greyThumbnail, legibilityFault } from '../../../pictures/legibility.ts'
import { redrawPhoto } from '../../../pictures/redrawPhoto.ts'
import { type Answer, type Json, type TestPlatform, withPlatform } from '../../../testing/withPlatform.ts'
import { createPersonalData } from '../../secrets/personalData.ts'
import type { ApplicationParts } from '../applicationParts.ts'
import type { Granted } from '../grantPort.ts'
import type { HomeCustomer } from '../homeCustomer.ts'
import { registerApplicationRoutes } from '../registerApplicationRoutes.ts'

export type TestApplications = Readonly<{
  /** Calls of applications that know accounts and can grant. */
  caller: Pick<TestPlatform, 'get' | 'post' | 'put'>
  /** The whole platform on the same database, without accounts. */
  platform: TestPlatform
  /** Directory of the files that `caller` stores. */
  creditFiles: string
  /** Customers of the house, by their credit token. */
  homes: Map<string, HomeCustomer>
  /** Applications that were granted. */
  granted: Granted[]
  /** Account number that the next grants answer with; null for no grant, an error for a fault. */
  answer: { with: string | null | Error }
  parts: () => ApplicationParts
}>

/** Gives the suites of a file applications that are joined to accounts of the test's own, beside a whole platform. */
export function withApplications(settings: Pick<ApplicationParts, 'decidesAtOnce'> = {}): TestApplications {
  const platform = withPlatform()
  const homes = new Map<string, HomeCustomer>()
  const granted: Granted[] = []
  const answer: TestApplications['answer'] = { with: 'C10000016' }
  const creditFiles = mkdtempSync(join(tmpdir(), 'hogar-credit-'))
  let app: App | undefined
  const parts = (): ApplicationParts => ({
    db: platform.database().db,
    personalData: createPersonalData([Buffer.alloc(32, 7)]),
    creditFileDirectory: creditFiles,
    pictures: { redraw: redrawPhoto, judge: legibilityFault, thumbnail: greyThumbnail },
    moderationKey: 'mk-test',
    homeCustomers: {
      proven: async (_db, token) => homes.get(token ?? '') ?? null,
      byAccount: async (_db, id) => [...homes.values()].find(({ accountId }) => accountId === id) ?? null,
      byCurp: async (_db, curp) => [...homes.values()].find(({ person }) => person.curp === curp) ?? null,
    },
    grantCredit: async (application) => {
      if (answer.with instanceof Error) throw answer.with
      if (answer.with === null) return null
      granted.push(application)
      return { accountNumber: answer.with }
    },
    isDevelopment: true,
    ...settings,
  })
  beforeAll(async () => {
    app = await createApp({ logLevel: 'silent' })
    registerApplicationRoutes(app, parts())
    await app.ready()
  })
  afterAll(() => app?.close())
  const call = async (method: 'GET' | 'POST' | 'PUT', url: string, options: object): Promise<Answer> => {
    const response = await app!.inject({ method, url, ...options })
    const isJson = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      body: (isJson ? response.json() : response.body) as Json,
      headers: response.headers,
    }
  }
  const payloadOf = (body: unknown) => (body === undefined ? {} : { payload: body as object })
  const caller = {
    get: (url: string, headers: Record<string, string> = {}) => call('GET', url, { headers }),
    post: (url: string, body?: unknown, headers: Record<string, string> = {}) =>
      call('POST', url, { headers, ...payloadOf(body) }),
    put: (url: string, body?: unknown, headers: Record<string, string> = {}) =>
      call('PUT', url, { headers, ...payloadOf(body) }),
  }
  return { caller, platform, creditFiles, homes, granted, answer, parts }
}
