import { execFile, spawnSync } from 'node:child_process'
import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../testkit/servers/freePort.ts'

const USER = 'postgres'
/** The server refuses to run as root. */
const AS_OWNER = process.getuid?.() === 0 ? ['runuser', '-u', USER, '--'] : []
/** Folder in which Debian keeps the server's programs; null without them, or without a user to run them as. */
const BINARIES = findBinaries()

/** Reason to skip what needs a server of its own; empty where one can be started. */
export const NO_POSTGRES = BINARIES === null ? 'needs the PostgreSQL server of Debian, and root or its user' : ''

export type PrivatePostgres = Readonly<{
  url: string
  /** `immediate` stops as a crash does, without a clean shutdown: the start recovers. */
  stop: (mode: 'fast' | 'immediate') => Promise<void>
  start: () => Promise<void>
  query: (statement: string) => Promise<void>
  remove: () => Promise<void>
}>

/** Starts a PostgreSQL server on a free port with a data directory of its own. */
export async function startPrivatePostgres(): Promise<PrivatePostgres> {
  if (BINARIES === null) throw new Error(NO_POSTGRES)
  const port = await freePort()
  const home = mkdtempSync(join(tmpdir(), 'hogar-postgres-'))
  chmodSync(home, 0o777)
  const data = join(home, 'data')
  const run = async (program: string, parameters: readonly string[]) => {
    const [command = '', ...rest] = [...AS_OWNER, join(BINARIES, program), ...parameters]
    await promisify(execFile)(command, rest, { cwd: home })
  }
  await run('initdb', ['-D', data, '-A', 'trust', '-U', USER, '-E', 'UTF8', '--no-sync'])
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${home}`
  const start = () => run('pg_ctl', ['-D', data, '-w', '-l', join(home, 'log'), '-o', options, 'start'])
  const stop: PrivatePostgres['stop'] = (mode) => run('pg_ctl', ['-D', data, '-w', '-m', mode, 'stop'])
  await start()
  return {
    url: `postgresql://${USER}@127.0.0.1:${port}/postgres`,
    start,
    stop,
    query: (statement) =>
      run('psql', ['-q', '-h', '127.0.0.1', '-p', String(port), '-U', USER, '-c', statement, 'postgres']),
    remove: async () => {
      // A test that failed may have stopped it.
      await stop('immediate').catch(() => undefined)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

function findBinaries(): string | null {
  const [initdb] = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().toReversed()
  const [command, ...rest] = [...AS_OWNER, 'true']
  if (initdb === undefined || command === undefined || spawnSync(command, rest).status !== 0) return null
  return dirname(initdb)
}
