import { WARM_UP_MAX_MS } from './catalogue/limits.ts'
import { createGateway } from './createGateway.ts'
import { readEnv } from './env.ts'

const env = readEnv()
const gateway = createGateway({ env, warmUpMaxMs: WARM_UP_MAX_MS })
try {
  const address = await gateway.listen(env.GATEWAY_PORT, env.HOST)
  process.stdout.write(`Gateway: ${address}/graphql\n`)
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
  process.stderr.write(`GATEWAY_PORT: expected a free port, ${env.GATEWAY_PORT} is taken\n`)
  process.exit(1)
}

const stop = (delayMs: number) => void gateway.close({ delayMs }).then(() => process.exit(0))
process.once('SIGTERM', () => stop(env.STOP_DELAY_MS))
process.once('SIGINT', () => stop(0))
