import { traceProcess } from '@hogar/schema/tracing/traceProcess.ts'
import { WARM_UP_MAX_MS } from './catalogue/limits.ts'
import { createGateway } from './createGateway.ts'
import { readEnv } from './env.ts'
import { createLog } from './http/createLog.ts'

const env = readEnv()
const stopTracing = await traceProcess(env, { service: 'hogar-gateway', log: createLog(env) })
const gateway = createGateway({ env, warmUpMaxMs: WARM_UP_MAX_MS })
try {
  const address = await gateway.listen(env.GATEWAY_PORT, env.HOST)
  process.stdout.write(`Gateway: ${address}/graphql\n`)
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
  process.stderr.write(`GATEWAY_PORT: expected a free port, ${env.GATEWAY_PORT} is taken\n`)
  process.exit(1)
}

const stop = async (delayMs: number) => {
  await gateway.close({ delayMs })
  await stopTracing()
  process.exit(0)
}
process.once('SIGTERM', () => void stop(env.STOP_DELAY_MS))
process.once('SIGINT', () => void stop(0))
