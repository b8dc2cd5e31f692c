import { buildWeb } from './build/buildWeb.ts'

await buildWeb()
