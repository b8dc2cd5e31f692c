import { createWeb } from './createWeb.ts'
import { BadEnvironment, parseEnv } from './env.ts'

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
const web = await createWeb({ env, dev: process.argv.includes('--dev') })
const { url } = await web.listen()
process.stdout.write(`web      ${url}\n`)

const stop = (delayMs: number) => void web.close(delayMs).then(() => process.exit(0))
process.once('SIGTERM', () => stop(env.stopDelayMs))
process.once('SIGINT', () => stop(0))
