import { createGateway } from './createGateway.ts'
import { readEnv } from './env.ts'

const env = readEnv()
const gateway = createGateway({ env })
const address = await gateway.listen(env.GATEWAY_PORT, env.HOST)
process.stdout.write(`Gateway: ${address}/graphql\n`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void gateway.close().then(() => process.exit(0)))
}
