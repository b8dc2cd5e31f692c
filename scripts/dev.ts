import { generate } from './generate.ts'
import { runShop } from './shop.ts'

await generate()
await runShop({ watch: true })
