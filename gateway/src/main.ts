import { listenFault } from '@hogar/schema/http/listenFault.ts'
import { traceProcess } from '@hogar/schema/tracing/traceProcess.ts'
import { WARM_UP_MAX_MS } from './catalogue/limits.ts'
import { type Gateway, createGateway } from './createGateway.ts'
import { readEnv } from './env.ts'
import { createLog } from './http/createLog.ts'
import { BadSettingsFile } from './parse/readSettingsFile.ts'

const env = readEnv()
const stopTracing = await traceProcess(env, { service: 'hogar-gateway', log: createLog(env) })
const gateway = await start().catch((error: unknown) => {
  const { HOST: host, GATEWAY_PORT, METRICS_PORT } = env
  const isFileFault = error instanceof BadSettingsFile
  const fault = isFileFault ? error.message : listenFault(error, { host, ports: { GATEWAY_PORT, METRICS_PORT } })
  if (fault === null) throw error
  process.stderr.write(`${fault}\n`)
  process.exit(1)
})

async function start(): Promise<Gateway> {
  const gateway = createGateway({ env, warmUpMaxMs: WARM_UP_MAX_MS })
  const address = await gateway.listen(env.GATEWAY_PORT, env.HOST)
  process.stdout.write(`Gateway: ${address}/graphql\n`)
  return gateway
}

const stop = async (delayMs: number) => {
  await gateway.close({ delayMs })
  await stopTracing()
  process.exit(0)
}
process.once('SIGTERM', () => void stop(env.STOP_DELAY_MS))
process.once('SIGINT', () => void stop(0))
