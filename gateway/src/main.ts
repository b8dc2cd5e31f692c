import { createGateway } from './createGateway.ts'
import { BadEnvironment, type GatewayEnv, parseEnv } from './env.ts'

const env = readEnv()
const gateway = createGateway({ env })
const address = await gateway.listen(env.GATEWAY_PORT, env.HOST)
process.stdout.write(`Gateway: ${address}/graphql\n`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void gateway.close().then(() => process.exit(0)))
}

function readEnv(): GatewayEnv {
  try {
    return parseEnv(process.env)
  } catch (error) {
    if (!(error instanceof BadEnvironment)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
