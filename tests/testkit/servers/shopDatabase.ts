import { tmpdir, userInfo } from 'node:os'
import { loadOrMakeTemplate } from '@hogar/platform/database/embeddedTemplate.ts'
import { createSource } from '@hogar/demo/demoCatalogue.ts'
import pg from 'pg'
import { CHEAP_PASSWORDS } from './cheapPasswords.ts'
import { freePort } from './freePort.ts'
import { startProcess } from './startProcess.ts'

const TEMPLATE = `hogar_template_${process.pid}`

/** Server of this machine, as the user who runs the tests: a process without `USER` does not know that by itself. */
const localServer = () => `postgresql://${encodeURIComponent(userInfo().username)}@127.0.0.1:5432/postgres`
const serverUrl = () => process.env['DATABASE_URL'] ?? localServer()

/** Where the name of the seeded database is left for the suites' processes. */
const TEMPLATE_VARIABLE = 'STACK_TEMPLATE_DATABASE'

/**
 * Seeds once what every stack of this run starts from: a dump for the embedded database, or a database of its own on the
 * server that `DATABASE_URL` names. Returns what removes it.
 */
export async function prepareSeed(): Promise<() => Promise<void>> {
  if (!process.env['DATABASE_URL']) {
    await prepareEmbeddedSeed()
    return () => Promise.resolve()
  }
  await administer(`CREATE DATABASE ${TEMPLATE}`)
  const port = await freePort()
  const platform = await startProcess({
    main: 'platform/src/main.ts',
    // As the shops that are made from it: they read the PINs that it seeds.
    nodeArguments: CHEAP_PASSWORDS,
    env: { PLATFORM_PORT: String(port), DATABASE_URL: urlOf(TEMPLATE) },
    readyUrl: `http://127.0.0.1:${port}/health/ready`,
  })
  await platform.stop()
  process.env[TEMPLATE_VARIABLE] = TEMPLATE
  return () => administer(`DROP DATABASE ${TEMPLATE} WITH (FORCE)`)
}

/**
 * Makes the dump that a platform on a new data folder starts from, unless this machine has one of today: seeding an embedded
 * database takes a processor twenty seconds more.
 */
export async function prepareEmbeddedSeed(): Promise<void> {
  const { seed } = createSource({ now: new Date(), listedProducts: null })
  await loadOrMakeTemplate(tmpdir(), seed)
}

/** Variables that give a platform a seeded database of its own, and what removes it. */
export async function ownDatabase(): Promise<Readonly<{ env: Record<string, string>; drop(): Promise<void> }>> {
  const template = process.env[TEMPLATE_VARIABLE]
  if (!template) return { env: {}, drop: () => Promise.resolve() }
  const name = `hogar_stack_${process.pid}_${await freePort()}`
  await administer(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  return { env: { DATABASE_URL: urlOf(name) }, drop: () => administer(`DROP DATABASE ${name} WITH (FORCE)`) }
}

/** An empty database on the server of `DATABASE_URL`, or else of this machine, and what removes it. */
export async function createDatabase(name: string): Promise<Readonly<{ url: string; drop(): Promise<void> }>> {
  await administer(`CREATE DATABASE ${name}`)
  return { url: urlOf(name), drop: () => administer(`DROP DATABASE ${name} WITH (FORCE)`) }
}

function urlOf(database: string): string {
  const url = new URL(serverUrl())
  url.pathname = `/${database}`
  return url.href
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
