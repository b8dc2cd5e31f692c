import { resolve } from 'node:path'
import { buildWeb } from './build/buildWeb.ts'

const [target] = process.argv.slice(2)
await buildWeb(target === undefined ? undefined : resolve(target))
