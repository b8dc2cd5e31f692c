import { listenFault } from '@hogar/schema/http/listenFault.ts'
import { traceProcess } from '@hogar/schema/tracing/traceProcess.ts'
import { createWeb } from './createWeb.ts'
import { BadEnvironment, parseEnv } from './env.ts'
import { createLog } from './http/createLog.ts'

function readEnv() {
  try {
    return parseEnv()
  } catch (error) {
    if (!(error instanceof BadEnvironment)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

const env = readEnv()
const stopTracing = await traceProcess(env.tracing, { service: 'hogar-storefront', log: createLog(env) })
const web = await createWeb({ env, dev: process.argv.includes('--dev') })
const { url } = await web.listen().catch((error: unknown) => {
  const fault = listenFault(error, { host: env.host, ports: { WEB_PORT: env.port } })
  if (fault === null) throw error
  process.stderr.write(`${fault}\n`)
  process.exit(1)
})
process.stdout.write(`web      ${url}\n`)

const stop = async (delayMs: number) => {
  await web.close(delayMs)
  await stopTracing()
  process.exit(0)
}
process.once('SIGTERM', () => void stop(env.stopDelayMs))
process.once('SIGINT', () => void stop(0))
