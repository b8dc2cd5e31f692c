import { CHEAP_PASSWORDS } from './cheapPasswords.ts'
import { freePort } from './freePort.ts'
import { type RunningProcess, startProcess } from './startProcess.ts'

/**
 * Starts a platform at a free port unless one is given, on the embedded database of a data folder even where others
 * use a server: for suites that read its log or change what it sells.
 */
export async function startPlatform(
  dataDirectory: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningProcess & Readonly<{ url: string }>> {
  const port = Number(env['PLATFORM_PORT'] ?? (await freePort()))
  const url = `http://127.0.0.1:${port}`
  const process = await startProcess({
    main: 'platform/src/main.ts',
    nodeArguments: CHEAP_PASSWORDS,
    env: { DATA_DIR: dataDirectory, DATABASE_URL: '', PLATFORM_PORT: String(port), ...env },
    readyUrl: `${url}/health/live`,
  })
  return { ...process, url }
}
